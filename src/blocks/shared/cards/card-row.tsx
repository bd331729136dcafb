import type { CSSProperties, ReactNode } from 'react'
import styled from 'styled-components'
import type { Blok } from '../../../content'
import { BlockList } from '../../../islands'
import { space, TILE_PLACE } from '../../../theme'
import { Carousel, Dots, type RowState } from '../../../ui/carousel'

const Room = styled.div`
  container: row / inline-size;
`
/* The number of cards in view: on a phone one and a part of the next. */
const InView = styled.div`
  --in-view: min(1.12, var(--count));

  @container row (min-width: 560px) {
    --in-view: min(2, var(--count));
  }
  @container row (min-width: 960px) {
    --in-view: min(3, var(--count));
  }
`
/* All cards of a row are as high as the highest. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container: ${TILE_PLACE};

  > [data-block] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`
/* Its height is reserved from the start if not all cards fit in view. */
const Foot = styled.div`
  display: flex;
  align-items: end;
  justify-content: center;
  gap: ${space.s};
  height: clamp(0px, (var(--count) - var(--in-view)) * 9999px, 64px);

  @media (scripting: none) {
    display: none;
  }
`

type CardRowProps = {
  /** The accessible name of the row. */
  label: string
  /** A word for its cards, for the names of the buttons: `cards`. */
  of: string
  head: ReactNode
  bloks: readonly Blok[]
  /** Shown beside the dots. */
  beside?: (row: RowState) => ReactNode
}

/** A row of cards that is swiped, dragged or stepped through; one to three are in view, depending on the width. */
export const CardRow = ({ label, of, head, bloks, beside }: CardRowProps) => (
  <Room>
    <InView style={{ '--count': bloks.length } as CSSProperties}>
      <Carousel
        label={label}
        of={of}
        head={head}
        slideWidth="calc((100% - (var(--in-view) - 1) * var(--gap)) / var(--in-view))"
        foot={(row) => (
          <Foot>
            <Dots row={row} />
            {beside?.(row)}
          </Foot>
        )}
      >
        {bloks.map((blok) => (
          <Place key={blok._uid}>
            <BlockList bloks={[blok]} />
          </Place>
        ))}
      </Carousel>
    </InView>
  </Room>
)

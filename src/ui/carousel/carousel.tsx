import { Children, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { hover, motion, maxWidth, space } from '../../theme'
import { Icon } from '../icon'
import { VisuallyHidden } from '../visually-hidden'
import { snapRow } from './row-styles'
import { useSlides, type RowState } from './use-slides'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.m} ${space.xl};
  margin-bottom: clamp(24px, 3vw, 44px);

  > :first-child {
    flex: 1 1 18rem;
    max-width: 48rem;
  }
`
const Buttons = styled.div`
  display: flex;
  gap: ${space.xs};

  /* The buttons do nothing while everything fits, or before the script runs. */
  &[data-idle] {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
  button {
    display: grid;
    place-items: center;
    width: 52px;
    height: 52px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: none;
    color: var(--ink);
    transition:
      background-color ${motion.quick},
      color ${motion.quick};
  }
  button[aria-disabled='true'] {
    cursor: default;
    opacity: 0.35;
  }
  ${hover} {
    button:not([aria-disabled='true']):hover {
      background: var(--ink);
      color: var(--on-ink);
    }
  }
`
/* From the content's edge to the screen's. */
const EDGE = `max(${space.gutter}, (100vw - ${maxWidth}) / 2)`
/* Reaches the screen's edges, so that a cut-off slide shows that there are more. The browser scrolls the row until the script
   moves the slides; no slide changes its place then. */
const Viewport = styled.div`
  ${snapRow}
  --gap: clamp(12px, 1.6vw, 20px);
  display: block;
  margin-inline: calc(-1 * ${EDGE});
  padding: 6px ${EDGE};
  scroll-padding-inline: ${EDGE};

  /* Without the buttons the scrollbar shows that there is more. */
  @media (scripting: none) {
    scrollbar-width: auto;
  }
  &[data-slides] {
    overflow: hidden;
    scroll-snap-type: none;
    scroll-behavior: auto;
    touch-action: pan-y pinch-zoom;
  }
  &[data-dragging] {
    cursor: grabbing;

    > * {
      pointer-events: none;
    }
  }
`
const Row = styled.div`
  display: flex;
  gap: var(--gap);

  /* The padding at the end, which a scroller omits. */
  &::after {
    content: '';
    flex: 0 0 calc(${EDGE} - var(--gap));
  }
  > [role='group'] {
    display: grid;
    flex: 0 0 var(--slide, 100%);
    grid-template-columns: minmax(0, 1fr);
    scroll-snap-align: start;
  }
`

type StepProps = { direction: 'Previous' | 'Next'; of: string; isEnd: boolean; onStep: () => void }

const Step = ({ direction, of, isEnd, onStep }: StepProps) => (
  <button type="button" aria-disabled={isEnd} onClick={isEnd ? undefined : onStep}>
    <Icon name={direction === 'Next' ? 'arrow-right' : 'arrow-left'} />
    <VisuallyHidden>{`${direction} ${of}`}</VisuallyHidden>
  </button>
)

const DIRECTIONS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

const ownsItsArrows = (target: EventTarget) =>
  target instanceof Element && target.closest('input, select, textarea, [role="slider"], video') !== null

type CarouselProps = {
  /** Names the region, such as `What are you looking for?`. */
  label: string
  /** A word for its slides, for the names of the buttons: `categories`. */
  of: string
  /** Shown beside the buttons. */
  head?: ReactNode
  /** The width of a slide in CSS, such as `min(76vw, 316px)`; by default the whole row's width. */
  slideWidth?: string
  /** Shown below the row, such as `Dots`. It reserves its own height, because the server does not know the places. */
  foot?: (row: RowState) => ReactNode
  /** The slides, each with its key. */
  children: ReactNode
}

/**
 * Slides in a row, to drag, swipe, scroll, or step through by buttons and arrow keys. The server renders a row that the browser
 * scrolls and snaps; it moves by itself only with an `Autoplay` in its foot. It loads Embla (7 KB), so parts in a page's first
 * JavaScript use only `snapRow`.
 */
export const Carousel = ({ label, of, head, slideWidth, foot, children }: CarouselProps) => {
  const { viewport, standing, show, step, announcement } = useSlides()
  const { before, after, at, places } = standing
  const list = Children.toArray(children)
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    const isMeant = !event.altKey && !event.ctrlKey && !event.metaKey && !ownsItsArrows(event.target)
    if (!direction || !isMeant) return
    event.preventDefault()
    step(direction)
  }
  return (
    <div role="region" aria-roledescription="carousel" aria-label={label}>
      <Head>
        <div>{head}</div>
        {list.length > 1 ? (
          <Buttons data-idle={before || after ? undefined : ''}>
            <Step direction="Previous" of={of} isEnd={!before} onStep={() => step(-1)} />
            <Step direction="Next" of={of} isEnd={!after} onStep={() => step(1)} />
          </Buttons>
        ) : null}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Head>
      {/* The keys work for visitors whose focus is on a slide: the row itself takes no focus. */}
      <Viewport ref={viewport} onKeyDown={onKeyDown}>
        <Row style={{ '--slide': slideWidth } as CSSProperties}>
          {list.map((slide, index) => (
            <div
              // The slides do not change their places.
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${list.length}`}
            >
              {slide}
            </div>
          ))}
        </Row>
      </Viewport>
      {foot?.({ at, places, show })}
    </div>
  )
}

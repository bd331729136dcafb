import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Bloks } from '../../../content'
import { below, from, isDark, PALETTE, paletteColour, space, type PaletteColour } from '../../../theme'
import { Note } from '../../../ui'
import { CtaRow } from '../text/cta-row'
import { CardFrame, CardHeading, CardText } from './card-frame'

/** From this width a package with a row to itself has its contents beside its name and price. */
const wide = '@container (min-width: 640px)'
const narrow = '@container (max-width: 639.98px)'

const Frame = styled(CardFrame)`
  /* Space for the badge, on every card of a row, so that the names are level. */
  --head-room: clamp(48px, 4vw, 56px);
  padding-top: var(--head-room);

  /* On a phone no card is beside it. */
  ${below.sm} {
    &:not(:has([data-badge])) {
      padding-top: var(--card-padding);
    }
  }
`

const Layout = styled.div`
  flex: 1;
  display: grid;
  grid-template: 'head' auto 'body' 1fr 'foot' auto / minmax(0, 1fr);
  row-gap: ${space.m};
  --accent: var(--ink);
  --on-accent: var(--on-ink);

  &[data-dark] {
    --accent: ${PALETTE.yellow};
    --on-accent: ${PALETTE.charcoal};
  }
  &[data-stands-out] {
    --largest: 4.25rem;
  }
  &[data-bare] {
    grid-template: 'head' 1fr 'foot' auto / minmax(0, 1fr);
  }
  ${wide} {
    h3 {
      font-size: clamp(1.75rem, 3.2cqi, 2.5rem);
    }
    &:not([data-bare]) {
      grid-template: 'head body' auto 'foot body' 1fr / minmax(0, 5fr) minmax(0, 6fr);
      column-gap: clamp(32px, 6cqi, 96px);
    }
  }
`

const Head = styled.header`
  grid-area: head;

  > h3 + * {
    margin-top: ${space.xs};
  }
`

/* A tab at the card's upper edge, aligned with its text. A badge of one line uses the space above the name. */
const Badge = styled.p`
  --line-height: 1.125rem;
  --padding: 15px;
  width: fit-content;
  max-width: 100%;
  margin-block: calc(-1 * var(--head-room)) calc(var(--head-room) - var(--line-height) - var(--padding));
  padding: 7px 14px 8px;
  border-radius: 0 0 14px 14px;
  background: var(--accent);
  color: var(--on-accent);
  font: 600 0.875rem / var(--line-height) var(--text);
`

const PricePlace = styled.div`
  && {
    margin-top: 20px;
  }
  &:empty {
    display: none;
  }
`

const Audience = styled(CardText)`
  /* Always two lines, so that the prices of a row are level. */
  ${narrow} {
    ${from.sm} {
      min-height: 3em;
    }
  }
`

const Body = styled.div`
  grid-area: body;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  > ul > li:not([data-excluded]) > svg {
    color: var(--accent);
  }
  ${narrow} {
    &:has(> details) {
      align-content: end;
    }
  }
`

const Foot = styled.footer`
  grid-area: foot;
  display: grid;
  align-content: start;
  gap: ${space.s};

  ${narrow} {
    > div > a:not([data-variant='link']) {
      width: 100%;
    }
  }
`

/** The fields of all packages. */
type PackageWords = {
  title: string
  text?: string
  badge?: string
  background?: string
  cta?: Bloks.Cta[]
}

type PackageFrameProps = {
  blok: PackageWords
  /** The default colour. */
  colour: PaletteColour
  price?: ReactNode
  /** Small print above the button. */
  note?: string
  /** Its price is larger than those of the cards beside it. */
  standsOut?: boolean
  /** The package's contents, as its card shows them. */
  children?: ReactNode
}

/**
 * The card of a plan or package: badge on its edge, name, audience and price, then its contents, then small print and button at the
 * foot, level with those of the cards beside it.
 */
export const PackageFrame = ({ blok, colour, price, note, standsOut, children }: PackageFrameProps) => {
  const background = paletteColour(blok.background, colour)
  return (
    <Frame background={background}>
      <Layout
        data-dark={isDark(background) ? '' : undefined}
        data-stands-out={standsOut ? '' : undefined}
        data-bare={children ? undefined : ''}
      >
        <Head>
          {blok.badge ? <Badge data-badge="">{blok.badge}</Badge> : null}
          <CardHeading size="large">{blok.title}</CardHeading>
          {blok.text ? <Audience>{blok.text}</Audience> : null}
          <PricePlace>{price}</PricePlace>
        </Head>
        {children ? <Body>{children}</Body> : null}
        {note || blok.cta?.length ? (
          <Foot>
            {note ? <Note>{note}</Note> : null}
            <CtaRow ctas={blok.cta} />
          </Foot>
        ) : null}
      </Layout>
    </Frame>
  )
}

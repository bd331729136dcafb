import styled, { keyframes } from 'styled-components'
import type { CSSProperties } from 'react'
import type { BlockProps, Bloks } from '../../../content'
import { hover, motion, radius, space, type, isDark, paletteColour } from '../../../theme'
import { Section, VisuallyHidden } from '../../../ui'
import { LogoMark } from '../../shared/pictures/logo-mark'

/** The least width of a logo in the row, in CSS pixels. */
export const LOGO_ROOM = 200

/** The widest window that the row fills, in CSS pixels: twice a wide screen. */
const WIDEST = 3840

/**
 * The number of copies of the logos with which the row fills the window while the first copy leaves it.
 * @param logos the number of logos, 1 or more
 */
export const rowCopies = (logos: number): number => 1 + Math.ceil(WIDEST / (logos * LOGO_ROOM))

const CALM = '@media (prefers-reduced-motion: reduce), print'

const Band = styled(Section)`
  overflow: clip;
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};

  > h2 {
    ${type.small}
  }
  > label {
    margin-inline-start: auto;
  }
`

/** A checkbox that stops the row: it works without scripts. */
const Pause = styled.label`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 2px solid var(--line);
  border-radius: ${radius.pill};
  cursor: pointer;
  transition: border-color ${motion.quick};

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > svg {
    grid-area: 1 / 1;
    pointer-events: none;
  }
  &:has(:checked) > [data-shows='pause'],
  &:not(:has(:checked)) > [data-shows='play'] {
    visibility: hidden;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px #fff;
  }
  ${hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
  ${CALM} {
    display: none;
  }
`

/** The drawings of the switch. */
const MARKS = {
  pause: 'M4 3h3.500v12H4zM10.500 3H14v12h-3.500z',
  play: 'M5 3.200v11.600a1 1 0 0 0 1.500.860l9.300-5.800a1 1 0 0 0 0-1.720L6.500 2.340A1 1 0 0 0 5 3.200Z',
}

const pass = keyframes`
  to { transform: translateX(calc(-100% / var(--copies))); }
`

/**
 * As wide as the window: the logos enter at one edge and leave at the other. Out of view the browser skips its content, and with it the
 * animation, which costs a phone's battery. A logo is 44 to 46 px high.
 */
const Window = styled.div`
  margin-inline: calc(50% - 50vw);
  padding-block: 4px;
  overflow: hidden;
  content-visibility: auto;
  contain-intrinsic-block-size: auto 45px;
  -webkit-mask-image: linear-gradient(to right, transparent, #000 6%, #000 94%, transparent);

  /* Browsers do not scroll to a focused link that is partly visible: this scrolls it fully into view. */
  &:has(a:focus-visible) {
    scroll-snap-type: x mandatory;
  }
  li:has(a:focus-visible) {
    scroll-snap-align: center;
  }
  ${CALM} {
    margin-inline: 0;
    content-visibility: visible;
    -webkit-mask-image: none;
  }
`

const Track = styled.div`
  display: flex;
  width: max-content;
  animation: ${pass} calc(var(--logos) * 4.5s) linear infinite;

  /* A link that gets the keyboard focus is scrolled into view; for that the row must start at its original position. */
  ${Window}:has(a:focus-visible) > & {
    animation: none;
  }
  ${Window}:focus-within > &,
  :has(> * > label > :checked) > * > & {
    animation-play-state: paused;
  }
  ${hover} {
    ${Window}:hover > & {
      animation-play-state: paused;
    }
  }
  ${CALM} {
    width: auto;
    animation: none;

    > [inert] {
      display: none;
    }
  }
`

const Logos = styled.ul`
  --logo: clamp(36px, 3.2vw, 46px);
  display: flex;
  align-items: center;

  > li {
    display: grid;
    flex: none;
    place-items: center;
    min-width: ${LOGO_ROOM}px;
    padding-inline: clamp(16px, 1.8vw, 28px);
  }
  > li > * {
    max-width: 220px;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  ${CALM} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(clamp(136px, 14vw, 200px), 100%), 1fr));
    gap: ${space.s};
    width: 100%;

    > li {
      min-width: 0;
      padding: 0;
      place-items: center start;
    }
    > li > * {
      max-width: 100%;
    }
  }
`

type RunProps = { logos: readonly Bloks.Logo[]; labelledBy?: string; isCopy?: boolean }

/** All logos once. The copies that make the row endless are hidden from screen readers and cannot be focused. */
const Run = ({ logos, labelledBy, isCopy = false }: RunProps) => (
  <Logos
    role="list"
    aria-labelledby={isCopy ? undefined : labelledBy}
    aria-hidden={isCopy || undefined}
    inert={isCopy}
  >
    {logos.map((logo) => (
      <li key={logo._uid}>
        <LogoMark logo={logo} />
      </li>
    ))}
  </Logos>
)

/** A row of logos that scrolls without end and stops on hover, focus or press; with reduced motion, all logos in static rows. */
const ScrollingLogoBanner = ({ blok }: BlockProps<Bloks.ScrollingLogoBanner>) => {
  const titleId = `title-${blok._uid}`
  const colour = paletteColour(blok.background, 'white')
  const { logos } = blok
  if (logos.length === 0) return null
  const copies = rowCopies(logos.length)
  const labelledBy = blok.title ? titleId : undefined
  return (
    <Band background={colour} rhythm={blok.rhythm || 'tight'} labelledBy={labelledBy}>
      <Column data-dark={isDark(colour) ? '' : undefined}>
        <Head>
          {blok.title ? <h2 id={titleId}>{blok.title}</h2> : null}
          <Pause>
            <input type="checkbox" />
            <VisuallyHidden>Pause the row of logos</VisuallyHidden>
            {Object.entries(MARKS).map(([shows, path]) => (
              <svg
                key={shows}
                data-shows={shows}
                width={18}
                height={18}
                viewBox="0 0 18 18"
                fill="currentColor"
                aria-hidden="true"
              >
                <path d={path} />
              </svg>
            ))}
          </Pause>
        </Head>
        <Window>
          <Track style={{ '--copies': copies, '--logos': logos.length } as CSSProperties}>
            <Run logos={logos} labelledBy={labelledBy} />
            {Array.from({ length: copies - 1 }, (_, copy) => (
              <Run key={copy} logos={logos} isCopy />
            ))}
          </Track>
        </Window>
      </Column>
    </Band>
  )
}

export default ScrollingLogoBanner

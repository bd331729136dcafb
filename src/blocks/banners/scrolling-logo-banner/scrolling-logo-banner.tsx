import type { CSSProperties } from 'react'
import type { BlockProps, Bloks } from '../../../content'
import { isDark, paletteColour } from '../../../theme'
import { VisuallyHidden } from '../../../ui'
import { LogoMark } from '../../shared/logo-mark'
import { rowCopies } from './row-copies'
import { Band, Column, Head, Logos, Pause, Track, Window } from './scrolling-logo-banner.styles'

type RunProps = { logos: readonly Bloks.Logo[]; labelledBy?: string; isCopy?: boolean }

/** All logos once. A copy, which makes the row endless, is nothing to hear or to reach. */
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

/** Logos that pass by without end, until somebody points at them, reaches them or stops them; all of them in rows where nothing may move. */
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
            <svg
              data-shows="pause"
              width={18}
              height={18}
              viewBox="0 0 18 18"
              fill="currentColor"
              aria-hidden="true"
            >
              <path d="M4 3h3.500v12H4zM10.500 3H14v12h-3.500z" />
            </svg>
            <svg
              data-shows="play"
              width={18}
              height={18}
              viewBox="0 0 18 18"
              fill="currentColor"
              aria-hidden="true"
            >
              <path d="M5 3.200v11.600a1 1 0 0 0 1.500.860l9.300-5.800a1 1 0 0 0 0-1.720L6.500 2.340A1 1 0 0 0 5 3.200Z" />
            </svg>
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

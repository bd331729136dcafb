import { useEffect, useMemo, useRef } from 'react'
import { linkProps, type BlockProps, type Bloks } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { ButtonLink } from '../../../ui'
import { showInRow } from '../../shared/show-in-row'
import { Bar, Inner, Links } from './navigation-banner.styles'
import { useRoomUnderBar } from './use-room-under-bar'
import { useSectionInView } from './use-section-in-view'

/** The anchor of a section, which editors write with its `#` or without. */
const nameOf = ({ section }: Bloks.AnchorLink): string => section.trim().replace(/^#/, '')

const EndButton = ({ cta }: { cta: Bloks.Cta | undefined }) => {
  const link = linkProps(cta?.link)
  return cta?.text && link ? (
    <ButtonLink size="small" variant={cta.style || 'primary'} {...link}>
      {cta.text}
    </ButtonLink>
  ) : null
}

/** Links to the sections of the page, in a bar that stays in sight and marks the one that is being read. */
const NavigationBanner = ({ blok }: BlockProps<Bloks.NavigationBanner>) => {
  const bar = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const names = useMemo(() => blok.links.map(nameOf), [blok.links])
  const current = useSectionInView(bar, names)
  useRoomUnderBar(bar)

  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link) showInRow(row.current, link)
  }, [current])

  return (
    <Bar
      ref={bar}
      aria-label={blok.label || 'On this page'}
      style={bandStyle(paletteColour(blok.background, 'white'))}
    >
      <Inner>
        <Links ref={row} role="list">
          {blok.links.map((link, at) => (
            <li key={link._uid}>
              <a
                href={`#${encodeURIComponent(names[at] ?? '')}`}
                aria-current={names[at] === current ? 'location' : undefined}
              >
                {link.label}
              </a>
            </li>
          ))}
        </Links>
        <EndButton cta={blok.cta?.[0]} />
      </Inner>
    </Bar>
  )
}

export default NavigationBanner

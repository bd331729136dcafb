import styled from 'styled-components'
import { useEffect, type RefObject, useMemo, useRef } from 'react'
import { linkProps, type BlockProps, type Bloks } from '../../../content'
import {
  below,
  from,
  high,
  hover,
  largeTarget,
  layer,
  maxWidth,
  motion,
  space,
  sticky,
  type,
  underBars,
  bandStyle,
  paletteColour,
} from '../../../theme'
import { useLayoutState } from '../../../platform/layout-state'
import { ButtonLink } from '../../../ui'
import { sidewaysRow } from '../../../ui/carousel'
import { showInRow } from '../../shared/show-in-row'
import { useSectionInView } from './section-in-view'

/** The space between the bar and a link's target or the focused element: as much as the page leaves under its own bar. */
const ROOM = '16px'

/* The whole block is sticky, since an element inside it could only stick within the block's own height. */
const Bar = styled.nav`
  background: var(--band);
  color: var(--ink);
  padding-inline: ${space.gutter};
  box-shadow: 0 1px 0 var(--line);

  [data-block]:has(> &) {
    ${sticky}
    top: 0;
    z-index: ${layer.pageBar};
  }
  html:not([data-bare]) [data-navigation] ~ main > [data-block]:has(> &) {
    top: var(--nav-stays);
  }
  /* As the first block of a page with a transparent navigation, it begins below the navigation. */
  html [data-navigation-transparent] > main > [data-block]:first-child:has(> &) {
    top: 0;
  }
  /* Without scripts the navigation scrolls away. */
  html [data-navigation-transparent] > [data-navigation]:not([data-stuck]) ~ main > [data-block]:has(> &) {
    top: 0;
  }
  /* Sticky elements below start at the bar's lower edge, which a script measures. */
  ${high} {
    html:has(&) {
      --page-bar: var(--page-bar-height, 56px);
      ${from.md} {
        --page-bar: var(--page-bar-height, 64px);
      }
    }
  }
  @media (scripting: none) {
    html:has(&) {
      scroll-padding-top: calc(${underBars} + ${ROOM});
    }
  }
  /* The following band starts right under the bar, so that nothing of the band before is visible. */
  [data-block]:has(> &) ~ [data-block] > [id] {
    scroll-margin-top: -${ROOM};
  }
  @media print {
    display: none;
  }
`
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  max-width: ${maxWidth};
  min-height: 56px;
  margin-inline: auto;

  ${from.md} {
    min-height: 64px;
  }

  > a {
    flex: none;
    min-width: 0;
    max-width: 50%;
  }
`
// A link that is cut off shows that there are more; towards the button the row fades out.
const Links = styled.ul`
  ${sidewaysRow}
  position: relative;
  flex: 1;
  min-width: 0;
  gap: clamp(20px, 2.4vw, 36px);
  align-self: stretch;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  ${below.md} {
    margin-left: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter} ${space.m};
    -webkit-mask-image: linear-gradient(to left, transparent, #000 ${space.m});
  }
  li {
    display: grid;
    flex: none;
    grid-template-columns: minmax(0, 1fr);
    max-width: 80vw;
  }
  a {
    display: flex;
    align-items: center;
    ${largeTarget}
    padding-block: 10px;
    border-block: 3px solid transparent;
    ${type.label}
    color: var(--quiet);
    text-decoration: none;
    transition:
      color ${motion.quick},
      border-color ${motion.quick};
  }
  a[aria-current] {
    border-bottom-color: var(--ink);
    color: var(--ink);
  }
  a:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
  ${hover} {
    a:hover {
      color: var(--ink);
    }
  }
`

/** Scrolls again to the element that the address names: the browser scrolled before the bar's height was known. */
const showNamed = (bar: Element): void => {
  const target = document.getElementById(window.location.hash.slice(1))
  const top = target?.getBoundingClientRect().top ?? -1
  if (top >= 0 && top < bar.getBoundingClientRect().bottom) target?.scrollIntoView({ behavior: 'instant' })
}

/** Sets the bar's height on the page, so that link targets, focused and sticky elements (`underBars`) stay below the bar. */
const useRoomUnderBar = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { style } = document.documentElement
    const keepRoom = () => {
      style.setProperty('--page-bar-height', `${bar.current?.offsetHeight ?? 0}px`)
      style.setProperty('scroll-padding-top', `calc(${underBars} + ${ROOM})`)
    }
    const observer = new ResizeObserver(keepRoom)
    if (bar.current) {
      observer.observe(bar.current)
      keepRoom()
      showNamed(bar.current)
    }
    useLayoutState.setState({ hasAnchorNavigation: true })
    return () => {
      observer.disconnect()
      style.removeProperty('scroll-padding-top')
      style.removeProperty('--page-bar-height')
      useLayoutState.setState({ hasAnchorNavigation: false })
    }
  }, [bar])
}

/** The anchor of a section; editors write it with or without its `#`. */
const nameOf = ({ section }: Bloks.AnchorLink): string => section.trim().replace(/^#/, '')

const EndButton = ({ cta }: { cta: Bloks.Cta | undefined }) => {
  const link = linkProps(cta?.link)
  return cta?.text && link ? (
    <ButtonLink size="small" variant={cta.style || 'primary'} {...link}>
      {cta.text}
    </ButtonLink>
  ) : null
}

/** A sticky bar with links to the sections of the page, which marks the section being read. */
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

import styled, { css } from 'styled-components'
import {
  bandStyle,
  below,
  from,
  high,
  hover,
  ink,
  layer,
  maxWidth,
  motion,
  navHeight,
  radius,
  space,
  sticky,
} from '../../theme'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { CartButton } from '../../cart'
import { createIsland } from '../../islands'
import { ButtonLink, FrameIcon } from '../../ui'
import { excludedAttribute } from '../bare-page'
import { SearchButton } from '../search/search-button'
import type { Searchable } from '../search/search-index'
import { MenuButton, type MenuProps } from './menu-button'
import { toAction, trackingAttributes } from './to-action'
import { WordMark } from './word-mark'

/** One pixel without a height of its own, just before the bar. */
const Sentinel = styled.span`
  display: block;
  width: 1px;
  height: 1px;
  margin-bottom: -1px;
`

const white = Object.entries(bandStyle('white'))
  .map(([property, value]) => `${property}: ${String(value)};`)
  .join(' ')

/** A transparent bar turns white while a submenu is open or the page has scrolled (spec 4). */
const solid = css`
  ${white}
  background: var(--band);
  box-shadow: 0 1px 0 var(--line);
`

const Bar = styled.header`
  position: relative;
  ${sticky}
  top: 0;
  z-index: ${layer.navigation};
  height: ${navHeight};
  padding-inline: ${space.gutter};
  background: var(--band);
  color: var(--ink);
  transition: background-color ${motion.quick};

  &[data-stuck='true'] {
    box-shadow: 0 1px 0 var(--line);
  }
  [data-navigation-transparent] & {
    margin-bottom: -${navHeight};
    background: transparent;
  }
  /* Until the script can turn it white, it must not lie over the text below. */
  [data-navigation-transparent] &:not([data-stuck]) {
    position: relative;
  }
  [data-navigation-transparent] &:has([data-submenu][data-open]),
  [data-navigation-transparent] &:has(ul:not([data-hydrated]) > [data-submenu]:hover),
  [data-navigation-transparent] &:has(ul:not([data-hydrated]) > [data-submenu] :focus-visible) {
    ${solid}
  }
  ${high} {
    [data-navigation-transparent] &[data-stuck='true'] {
      ${solid}
    }
  }
  @media print {
    display: none;
  }
`

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  max-width: ${maxWidth};
  height: 100%;
  margin-inline: auto;
`

/** All links: in the bar on a wide screen; on a small one in a sheet that the browser opens without a script. */
const Sheet = styled.div`
  ${from.md} {
    display: block;
    position: static;
    inset: auto;
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    color: inherit;
  }
  ${below.md} {
    ${white}
    width: 100%;
    height: 100%;
    max-height: none;
    padding: ${space.m};
    border: 0;
    background: var(--band);
    color: var(--ink);

    /* Browsers without popovers would show it; there the button works once its code has loaded. */
    @supports not selector(:popover-open) {
      display: none;
    }
  }
`

const SheetClose = styled.button`
  display: grid;
  width: 48px;
  height: 48px;
  place-items: center;
  margin-left: auto;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;

  ${from.md} {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-left: auto;

  /* The narrowest phone with text twice as large has no room between them. */
  ${below.sm} {
    gap: 0;
  }
`

/** Hidden on small screens, where the menu has them. */
const CallsToAction = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};

  /* Looks like the main links. */
  > [data-variant='link'] {
    padding-inline: 12px;
    text-decoration: none;
  }
  ${hover} {
    > [data-variant='link']:hover {
      background: ${ink(10)};
    }
  }
  ${below.md} {
    display: none;
  }
`

/**
 * Whether the page has scrolled more than 1 px past the sentinel before the bar, so that the site banners are out of view (spec 4).
 * Undefined until the script has run.
 */
const useStuck = () => {
  const sentinel = useRef<HTMLSpanElement>(null)
  const [stuck, setStuck] = useState<boolean>()
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver((entries) => setStuck(!entries.at(-1)?.isIntersecting))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])
  return { sentinel, stuck }
}

// Until a pointer or the focus reaches the bar, its submenus open by CSS.
const MainMenu = createIsland(
  'main-menu',
  'intent',
  () => import(/* webpackChunkName: "main-menu" */ './main-menu'),
)

/** A fixed id: a slice is rendered apart from its pages, so React's own ids would differ. */
const SHEET_ID = 'site-menu'

/** Closes the browser's sheet, which would stay open when a link changes the page below it. */
const closeAfterLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover?.()
}

type NavigationProps = MenuProps & {
  /** Pages that the search offers before something is typed. */
  suggestions: readonly Searchable[]
  /** The pages that the banner settings leave out; an address may ask to look like one of them. */
  excludedPaths?: readonly string[]
}

/**
 * The bar at the top of every page. A slice cannot know its page, so light, dark and transparent come by CSS from the
 * page layout's `data-navigation-mode` and `data-navigation-transparent`.
 */
export const Navigation = ({ suggestions, excludedPaths = [], ...menu }: NavigationProps) => {
  const { blok, goods } = menu
  const primary = toAction(blok.primaryCTAText, blok.primaryCTALink)
  const secondary = toAction(blok.secondaryCTAText, blok.secondaryCTALink)
  const hasMenu = [blok.mainLinks?.length, primary, secondary, blok.mobilePrimaryCTAText].some(Boolean)
  const { sentinel, stuck } = useStuck()
  return (
    <>
      <Sentinel ref={sentinel} aria-hidden="true" />
      <Bar
        data-navigation=""
        data-stuck={stuck}
        {...trackingAttributes(blok)}
        {...excludedAttribute(excludedPaths)}
      >
        <Inner>
          <WordMark />
          <Sheet id={SHEET_ID} popover="auto" onClick={closeAfterLink}>
            <SheetClose type="button" aria-label="Close" popoverTarget={SHEET_ID} popoverTargetAction="hide">
              <FrameIcon name="close" />
            </SheetClose>
            <nav aria-label="Main">
              <MainMenu blok={blok} goods={goods} />
            </nav>
          </Sheet>
          <Actions>
            <CallsToAction>
              {secondary ? (
                <ButtonLink variant="link" size="small" suppressHydrationWarning {...secondary.link}>
                  {secondary.text}
                </ButtonLink>
              ) : null}
              {primary ? (
                <ButtonLink size="small" suppressHydrationWarning {...primary.link}>
                  {primary.text}
                </ButtonLink>
              ) : null}
            </CallsToAction>
            {hasMenu ? <SearchButton suggestions={suggestions} /> : null}
            <CartButton />
            {hasMenu ? <MenuButton {...menu} sheetId={SHEET_ID} /> : null}
          </Actions>
        </Inner>
      </Bar>
    </>
  )
}

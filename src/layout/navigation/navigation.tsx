import type { MouseEvent } from 'react'
import { CartButton } from '../../cart'
import type { Bloks } from '../../content'
import { createIsland } from '../../islands'
import { ButtonLink, FrameIcon } from '../../ui'
import { excludedAttribute } from '../bare-page'
import { Actions, Bar, CallsToAction, Inner, Sentinel, Sheet, SheetClose } from './bar'
import { MenuButton } from './menu-button'
import { toAction } from './to-action'
import { trackingAttributes } from './tracking-attributes'
import { useStuck } from './use-stuck'
import { WordMark } from './word-mark'

// Until a pointer or the focus reaches the bar, its submenus open by CSS.
const MainMenu = createIsland(
  'main-menu',
  'intent',
  () => import(/* webpackChunkName: "main-menu" */ './main-menu'),
)

/** Fixed: a slice is rendered apart from its pages, where React's own ids would come out different. */
const SHEET_ID = 'site-menu'

/** The page may change under the browser's own sheet, which would then stay open. */
const closeAfterLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover?.()
}

type NavigationProps = {
  blok: Bloks.Navigation
  /** Of the pages that the banner settings leave out; an address may ask to look like one of them. */
  excludedPaths?: readonly string[]
}

/**
 * The bar at the top of every page. A slice cannot know its page, so light, dark and transparent come by CSS from the
 * page layout's `data-navigation-mode` and `data-navigation-transparent`.
 */
export const Navigation = ({ blok, excludedPaths = [] }: NavigationProps) => {
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
              <MainMenu blok={blok} />
            </nav>
          </Sheet>
          <Actions>
            <CallsToAction>
              {secondary ? (
                <ButtonLink variant="link" size="small" {...secondary.link}>
                  {secondary.text}
                </ButtonLink>
              ) : null}
              {primary ? (
                <ButtonLink size="small" {...primary.link}>
                  {primary.text}
                </ButtonLink>
              ) : null}
            </CallsToAction>
            <CartButton />
            {hasMenu ? <MenuButton blok={blok} sheetId={SHEET_ID} /> : null}
          </Actions>
        </Inner>
      </Bar>
    </>
  )
}

import type { MouseEvent } from 'react'
import { CartButton } from '../../cart'
import type { Bloks } from '../../content'
import { ButtonLink, Icon } from '../../ui'
import { Actions, Bar, CallsToAction, Inner, Sentinel, Sheet, SheetClose } from './bar'
import { MainMenu } from './main-menu'
import { MenuButton } from './menu-button'
import { toMenu } from './to-menu'
import { useStuck } from './use-stuck'
import { useSubmenus } from './use-submenus'
import { WordMark } from './word-mark'

/** Fixed: a slice is rendered apart from its pages, where React's own ids would come out different. */
const SHEET_ID = 'site-menu'

/** The page may change under the browser's own sheet, which would then stay open. */
const closeAfterLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover?.()
}

/**
 * The bar at the top of every page. A slice cannot know its page, so light, dark and transparent come by CSS from the
 * page layout's `data-navigation-mode` and `data-navigation-transparent`.
 */
export const Navigation = ({ blok }: { blok: Bloks.Navigation }) => {
  const menu = toMenu(blok)
  const { sentinel, stuck } = useStuck()
  const submenus = useSubmenus()
  return (
    <>
      <Sentinel ref={sentinel} aria-hidden="true" />
      <Bar {...submenus.barProps} data-navigation="" data-stuck={stuck}>
        <Inner>
          <WordMark />
          <Sheet id={SHEET_ID} popover="auto" onClick={closeAfterLink}>
            <SheetClose type="button" aria-label="Close" popoverTarget={SHEET_ID} popoverTargetAction="hide">
              <Icon name="close" />
            </SheetClose>
            <nav aria-label="Main">
              <MainMenu menu={menu} submenus={submenus} />
            </nav>
          </Sheet>
          <Actions>
            <CallsToAction>
              {menu.secondary ? (
                <ButtonLink variant="link" size="small" {...menu.secondary.link}>
                  {menu.secondary.text}
                </ButtonLink>
              ) : null}
              {menu.primary ? (
                <ButtonLink size="small" {...menu.primary.link}>
                  {menu.primary.text}
                </ButtonLink>
              ) : null}
            </CallsToAction>
            <CartButton />
            <MenuButton menu={menu} sheetId={SHEET_ID} />
          </Actions>
        </Inner>
      </Bar>
    </>
  )
}

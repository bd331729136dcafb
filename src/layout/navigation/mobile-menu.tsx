import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { Bloks } from '../../content'
import { ButtonLink } from '../../ui'
import { Drawer } from '../../ui/drawer'
import { closeMenu } from './menu-store'
import { levelAt, type MenuTrail } from './mobile-level'
import { ContentLevel, Level, MainLevel, SubmenuLevel } from './mobile-panels'
import { toMenu, type Menu } from './to-menu'
import { trackingAttributes } from './tracking-attributes'

const leadsElsewhere = (anchor: HTMLAnchorElement) => anchor.pathname !== window.location.pathname

/** Another page closes the menu when it shows; a link to this one closes it at once. */
const onLinkClick = ({ target }: MouseEvent) => {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (anchor && !leadsElsewhere(anchor)) closeMenu()
}

/** Goes with the drawer's content, so that every opening begins at the main list. */
const Panels = ({ menu }: { menu: Menu }) => {
  const [{ trail, backwards }, setPlace] = useState<{ trail: MenuTrail; backwards: boolean }>({
    trail: [],
    backwards: false,
  })
  const panel = useRef<HTMLDivElement>(null)
  const level = levelAt(menu, trail)
  const forward = (id: string) => setPlace({ trail: [...trail, id], backwards: false })
  const back = () => setPlace({ trail: trail.slice(0, -1), backwards: true })

  // The new level takes the place of the button that had the focus, so its first control gets it.
  const depth = trail.length
  const lastDepth = useRef(depth)
  useEffect(() => {
    if (lastDepth.current === depth) return
    lastDepth.current = depth
    panel.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [depth])

  return (
    <Level
      key={trail.join('/')}
      ref={panel}
      data-backwards={backwards ? '' : undefined}
      onClick={onLinkClick}
    >
      {level.kind === 'main' ? (
        <MainLevel items={level.items} menu={menu} onChoose={forward} />
      ) : level.kind === 'submenu' ? (
        <SubmenuLevel level={level} onBack={back} onChoose={forward} />
      ) : (
        <ContentLevel level={level} onBack={back} />
      )}
    </Level>
  )
}

/** The menu of phones and tablets: nested panels in a drawer, each with a way back. */
export const MobileMenu = ({ blok, open }: { blok: Bloks.Navigation; open: boolean }) => {
  const menu = toMenu(blok)
  const action = menu.mobilePrimary
  const tracking = trackingAttributes(blok)
  return (
    <Drawer
      open={open}
      onClose={closeMenu}
      title="Menu"
      footer={
        action ? (
          <ButtonLink wide {...tracking} {...action.link}>
            {action.text}
          </ButtonLink>
        ) : null
      }
    >
      <div {...tracking}>
        <Panels menu={menu} />
      </div>
    </Drawer>
  )
}

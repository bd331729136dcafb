import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { ButtonLink } from '../../ui'
import { Drawer } from '../../ui/drawer'
import { levelAt, type MenuTrail } from './mobile-level'
import { ContentLevel, MainLevel, Level, SubmenuLevel } from './mobile-panels'
import { closeMenu } from './menu-store'
import type { Menu } from './to-menu'

const leadsElsewhere = (anchor: HTMLAnchorElement) => anchor.pathname !== window.location.pathname

/** Another page closes the menu when it shows; a link to this one closes it at once. */
const onLinkClick = ({ target }: MouseEvent) => {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (anchor && !leadsElsewhere(anchor)) closeMenu()
}

type MobileMenuProps = { menu: Menu; open: boolean }

/** The menu of phones and tablets: nested panels in a drawer, each with a way back. */
export const MobileMenu = ({ menu, open }: MobileMenuProps) => {
  const [trail, setTrail] = useState<MenuTrail>([])
  const [backwards, setBackwards] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const level = levelAt(menu, trail)

  const go = (next: MenuTrail) => {
    setBackwards(next.length < trail.length)
    setTrail(next)
  }
  const close = () => {
    closeMenu()
    setTrail([])
  }

  // The new level takes the place of the focused button, so focus goes to its first control.
  const depth = trail.length
  const lastDepth = useRef(depth)
  useEffect(() => {
    if (lastDepth.current === depth) return
    lastDepth.current = depth
    panel.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [depth])

  const action = menu.mobilePrimary
  return (
    <Drawer
      open={open}
      onClose={close}
      title="Menu"
      footer={
        action ? (
          <ButtonLink wide {...action.link}>
            {action.text}
          </ButtonLink>
        ) : null
      }
    >
      <Level
        key={trail.join('/')}
        ref={panel}
        data-backwards={backwards ? '' : undefined}
        onClick={onLinkClick}
      >
        {level.kind === 'main' ? (
          <MainLevel items={level.items} menu={menu} onChoose={(id) => go([id])} />
        ) : level.kind === 'submenu' ? (
          <SubmenuLevel level={level} onBack={() => go([])} onChoose={(id) => go([...trail, id])} />
        ) : (
          <ContentLevel level={level} onBack={() => go(trail.slice(0, -1))} />
        )}
      </Level>
    </Drawer>
  )
}

import { create } from 'zustand'
import { useState, type MouseEvent } from 'react'
import styled from 'styled-components'
import { whileWorking } from '../../platform/readiness'
import type { CatalogueSnapshot } from '../../catalogue'
import type { Bloks } from '../../content'
import { below, from, iconButton } from '../../theme'
import { FrameIcon } from '../../ui'
import { useInBrowser } from '../../platform/use-in-browser'
import { CAMPAIGN_PAGE } from '../bare-page'
import type { MenuAction } from './to-action'

/** Whether the mobile menu is open; a store, since the page layout closes it on a change of route. */
export const useMenu = create<{ open: boolean }>(() => ({ open: false }))

export const openMenu = (): void => useMenu.setState({ open: true })
export const closeMenu = (): void => useMenu.setState({ open: false })

const PAID_MEDIA = new Set(['paidsearch', 'paidsocial', 'display'])

/** Whether the menu button is hidden on mobile: for visitors who came to the campaign page by an advertisement (spec 2, "Routes"). */
export const hidesMenuButton = (path: string, query: string): boolean =>
  path.replace(/\/$/, '') === CAMPAIGN_PAGE &&
  PAID_MEDIA.has(new URLSearchParams(query).get('utm_medium') ?? '')

const Toggle = styled.button`
  ${iconButton}
  width: 48px;
  height: 48px;
  margin-right: -10px;

  ${from.md} {
    display: none;
  }
  /* Mobile is the smallest class of devices (spec 9); a tablet keeps its menu. */
  &[data-campaign] {
    ${below.sm} {
      display: none;
    }
  }
`

const loadMobileMenu = () => whileWorking(import(/* webpackChunkName: "mobile-menu" */ './mobile-menu'))
/** A failure is reported by the click that needs the code. */
const fetchAhead = () => void loadMobileMenu().catch(() => undefined)

type MobileMenu = Awaited<ReturnType<typeof loadMobileMenu>>['MobileMenu']

export type MenuProps = {
  blok: Bloks.Navigation
  /** What the menus show of the catalogue. */
  goods: CatalogueSnapshot
  whatsapp?: MenuAction
}

type MenuButtonProps = MenuProps & {
  /** The element with all links that the browser opens by itself until the script runs, or where the code does not load. */
  sheetId: string
}

/** Opens the menu on phones and tablets. Its code is fetched when a touch, a pointer or the focus reaches the button. */
export const MenuButton = ({ sheetId, ...menu }: MenuButtonProps) => {
  const open = useMenu((state) => state.open)
  const [Loaded, setLoaded] = useState<MobileMenu>()
  const campaign = useInBrowser(
    () => hidesMenuButton(window.location.pathname, window.location.search),
    false,
  )

  const onClick = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      const { MobileMenu } = await loadMobileMenu()
      setLoaded(() => MobileMenu)
      openMenu()
    } catch (reason) {
      console.warn('The menu’s code did not load; the plain list of links stands in for it.', reason)
      document.getElementById(sheetId)?.showPopover?.()
    }
  }

  return (
    <>
      <Toggle
        type="button"
        aria-label="Menu"
        data-campaign={campaign ? '' : undefined}
        aria-haspopup="dialog"
        popoverTarget={sheetId}
        onClick={onClick}
        onPointerOver={fetchAhead}
        onTouchStart={fetchAhead}
        onFocus={fetchAhead}
      >
        <FrameIcon name="menu" size={28} />
      </Toggle>
      {Loaded ? <Loaded {...menu} open={open} /> : null}
    </>
  )
}

import { create } from 'zustand'

/** Whether the mobile menu is open; a store, since the page layout closes it on a change of route. */
export const useMenu = create<{ open: boolean }>(() => ({ open: false }))

export const openMenu = (): void => useMenu.setState({ open: true })
export const closeMenu = (): void => useMenu.setState({ open: false })

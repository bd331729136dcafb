import { useEffect } from 'react'
import { useCartPreviewOpen } from '../cart'
import type { Bloks } from '../content'
import { sizeFrames, useDelayedPage } from '../islands'
import { useLayoutState } from '../platform/layout-state'
import { dismissNotifications, notify, VisuallyHidden } from '../ui'
import { emit } from '../platform/events'
import { closeMenu } from './navigation/menu-button'

type PageEffectsProps = {
  path: string
  title: string
  mode: 'light' | 'dark'
  notifications: Bloks.Page['toastNotificationContent']
}

/** The path last shown; outlives the page's own components, which Gatsby rebuilds on every change of route. */
let shownPath: string | undefined

/**
 * What a change of path sets off: toasts of the page before fade, the mobile menu closes (spec 4), the toasts the page's
 * editor asked for appear, and frames of snippets get their heights. The menu also makes way for the cart. Shows
 * nothing, but tells screen readers when the next page is late. Stands beside the content, so that no block renders again.
 */
export const PageEffects = ({ path, title, mode, notifications }: PageEffectsProps) => {
  useEffect(() => useLayoutState.setState({ navigationMode: mode }), [mode])
  useEffect(() => {
    if (shownPath === path) return
    shownPath = path
    emit({ type: 'page/viewed', path, url: window.location.href, title })
    closeMenu()
    dismissNotifications()
    sizeFrames()
    for (const { type, title, message } of notifications ?? []) notify({ type, title, message })
  }, [path, title, notifications])
  const cartOpen = useCartPreviewOpen()
  useEffect(() => {
    if (cartOpen) closeMenu()
  }, [cartOpen])
  const isDelayed = useDelayedPage((state) => state.isDelayed)
  // By the attribute and not by a role: an open drawer hides from screen readers whatever has none.
  return <VisuallyHidden aria-live="polite">{isDelayed ? 'Loading the next page' : null}</VisuallyHidden>
}

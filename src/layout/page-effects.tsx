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

/** The path that was shown last. It outlives the page's components, which Gatsby rebuilds on every change of route. */
let shownPath: string | undefined

/**
 * The effects of a change of path: the toasts of the last page fade, the mobile menu closes (spec 4), the toasts of the page's editor
 * appear, and frames of snippets get their heights. The cart closes the menu too. Renders only a message for screen readers when the
 * next page is late. It is rendered beside the content, so that no block renders again.
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
  // With the attribute and not a role, because an open drawer hides elements without it from screen readers.
  return <VisuallyHidden aria-live="polite">{isDelayed ? 'Loading the next page' : null}</VisuallyHidden>
}

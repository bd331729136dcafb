import { useEffect } from 'react'
import { useCartPreviewOpen } from '../cart'
import type { Bloks } from '../content'
import { sizeFrames } from '../islands'
import { dismissNotifications, notify } from '../ui'
import { emit } from '../platform/events'
import { closeMenu } from './navigation/menu-store'

type PageEffectsProps = { path: string; notifications: Bloks.Page['toastNotificationContent'] }

/** The path last shown; outlives the page's own components, which Gatsby rebuilds on every change of route. */
let shownPath: string | undefined

/**
 * What a change of path sets off: toasts of the page before fade, the mobile menu closes (spec 4), the toasts the page's
 * editor asked for appear, and frames of snippets get their heights. The menu also makes way for the cart. Renders nothing and stands beside the content, so that no block renders again.
 */
export const PageEffects = ({ path, notifications }: PageEffectsProps) => {
  useEffect(() => {
    if (shownPath === path) return
    shownPath = path
    emit({ type: 'page/viewed', path, url: window.location.href })
    closeMenu()
    dismissNotifications()
    sizeFrames()
    for (const { type, title, message } of notifications ?? []) notify({ type, title, message })
  }, [path, notifications])
  const cartOpen = useCartPreviewOpen()
  useEffect(() => {
    if (cartOpen) closeMenu()
  }, [cartOpen])
  return null
}

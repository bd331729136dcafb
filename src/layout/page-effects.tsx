import { useEffect } from 'react'
import { useCartPreviewOpen } from '../cart'
import type { Bloks } from '../content'
import { sizeFrames } from '../islands'
import { closeDialog, dismissNotifications, notify, setNavigationMode } from '../ui'
import { keepCampaign } from '../platform/campaign'
import { emit } from '../platform/events'
import { closeMenu } from './navigation/menu-store'

type PageEffectsProps = {
  path: string
  mode: 'light' | 'dark'
  notifications: Bloks.Page['toastNotificationContent']
}

/** The path last shown; outlives the page's own components, which Gatsby rebuilds on every change of route. */
let shownPath: string | undefined

/**
 * What a change of path sets off: toasts of the page before fade, the mobile menu closes (spec 4), the toasts the page's
 * editor asked for appear, and frames of snippets get their heights. Menu and dialogs also make way for the cart. Renders nothing and stands beside the content, so that no block renders again.
 */
export const PageEffects = ({ path, mode, notifications }: PageEffectsProps) => {
  useEffect(() => setNavigationMode(mode), [mode])
  useEffect(() => {
    if (shownPath === path) return
    shownPath = path
    keepCampaign(window.location.search)
    emit({ type: 'page/viewed', path, url: window.location.href })
    closeMenu()
    dismissNotifications()
    sizeFrames()
    for (const { type, title, message } of notifications ?? []) notify({ type, title, message })
  }, [path, notifications])
  const cartOpen = useCartPreviewOpen()
  useEffect(() => {
    if (!cartOpen) return
    closeMenu()
    closeDialog()
  }, [cartOpen])
  return null
}

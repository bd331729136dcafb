import { useEffect, useState, type ComponentType } from 'react'
import { closeCartPreview, useCartPreviewOpen } from '../../cart'
import { untilLoaded, hydratePart } from '../../islands'
import { subscribeToAddress } from '../../platform/address'
import { setFlag } from '../../platform/page-flags'
import { versioned } from '../../platform/persisted'
import { useDialogCode } from '../../ui'
import {
  closeDialog,
  dialogInAddress,
  followAddress,
  forgetDialog,
  openDialog,
  openDialogByLink,
  SHOWS_DIALOGS,
  useOpenDialog,
} from '../../ui/dialog'
import { closeMenu } from '../navigation/menu-button'
import { SITE_DIALOGS } from './site-dialog-ids'

/** How long, in ms, a page is shown before a dialog opens over it by itself (spec 2, "Modals"). */
const AUTO_OPEN_DELAY = 1000

/** The ids of the dialogs that have opened by themselves in this tab: each does so once. */
const SEEN = versioned<readonly string[]>({
  key: 'seenDialogs',
  area: 'session',
  empty: [],
  parse: (stored) =>
    Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : undefined,
  version: 1,
})

const isBusy = () =>
  document.querySelector('[data-overlay]') !== null ||
  document.activeElement?.matches('input, select, textarea')

/** Opens the dialog that the query names, else the first modal that opens itself; none over another one or while somebody types. */
const openAutomatically = (): void => {
  if (dialogInAddress()) return followAddress()
  const seen = SEEN.read()
  const marks = Array.from(document.querySelectorAll<HTMLElement>('[data-opens-itself]'))
  const id = marks.find((mark) => !seen.includes(mark.id) && !mark.closest(SHOWS_DIALOGS))?.id
  if (!id || isBusy()) return
  SEEN.write([...seen, id])
  openDialog({ id, parameter: '' })
}

const markOf = (id: string | undefined) => (id ? document.getElementById(id) : null)

/** Hydrates the block that holds a dialog. */
const hydrate = (mark: HTMLElement | null): void => {
  if (mark) hydratePart(mark)
}

/** Shows the panel that the server wrote until the code of the dialog has loaded. @returns a function that stops this */
const showMeanwhile = (mark: HTMLElement): (() => void) => {
  const stopped = new AbortController()
  const { signal } = stopped
  mark.setAttribute('data-panel-shown', '')
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && closeDialog(), { signal })
  mark.addEventListener('click', ({ target }) => target === mark && closeDialog(), { signal })
  return () => {
    stopped.abort()
    mark.removeAttribute('data-panel-shown')
  }
}

const loadSiteDialogs = () => import(/* webpackChunkName: "site-dialogs" */ './site-dialogs')

const isOfSite = (id: string | undefined) => Object.values<string | undefined>(SITE_DIALOGS).includes(id)

/** The dialogs of the site, loaded when one is about to open; meanwhile the line at the top shows that something is loading. */
const SiteDialogsFor = ({ target, expected }: Record<'target' | 'expected', string | undefined>) => {
  const [Opened, setOpened] = useState<ComponentType>()
  const isWanted = isOfSite(target) || isOfSite(expected)
  const isAwaited = isOfSite(target) && !Opened
  useEffect(() => {
    if (isWanted) void untilLoaded(loadSiteDialogs).then(({ SiteDialogs }) => setOpened(() => SiteDialogs))
  }, [isWanted])
  useEffect(() => {
    if (!isAwaited) return
    setFlag('travelling')
    return () => setFlag('travelling', false)
  }, [isAwaited])
  return Opened ? <Opened /> : null
}

/**
 * Opens and closes the dialogs of a page by its address and its content, one at a time. A dialog closes the menu and the cart, and the
 * cart closes a dialog. It is rendered beside the content, so that no block renders again.
 */
export const DialogEffects = ({ path }: { path: string }) => {
  const target = useOpenDialog((state) => state.target?.id)
  const expected = useDialogCode((code) => code.expected)
  const isCartOpen = useCartPreviewOpen()
  useEffect(() => hydrate(markOf(expected)), [expected])
  useEffect(() => {
    if (!target) return
    closeMenu()
    closeCartPreview()
    const mark = markOf(target)
    hydrate(mark)
    return mark ? showMeanwhile(mark) : undefined
  }, [target])

  useEffect(() => {
    if (isCartOpen) closeDialog()
  }, [isCartOpen])

  useEffect(() => {
    useDialogCode.setState({ open: openDialogByLink })
    return subscribeToAddress(followAddress)
  }, [])
  useEffect(() => {
    forgetDialog()
    if (window.location.hash) followAddress()
    const timer = setTimeout(openAutomatically, AUTO_OPEN_DELAY)
    return () => clearTimeout(timer)
  }, [path])
  return <SiteDialogsFor target={target} expected={expected} />
}

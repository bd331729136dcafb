import { keepStepInPage } from '../platform/address'
import { setFlag } from '../platform/page-flags'
import { noteError } from '../platform/report-error'
import { loadIslands } from './island'
import { expectPage, notePageShown } from './links/delayed-page'
import { holdsBlocks, leaveServedPage } from './page-view'
import { areLoaded, preloadBlocks, type BlockRegistry } from './registry'

type RouterOptions = {
  registry: BlockRegistry
  /** Loads a page's data and returns the names of its blocks. */
  blocksOf: (path: string) => Promise<readonly string[]>
  /** The same if the data is loaded already; else undefined. */
  knownBlocksOf: (path: string) => readonly string[] | undefined
  /** Whether a loaded page may replace the one in view; otherwise the browser loads it as a document. */
  isShownInPlace: (path: string) => boolean
  /** Makes the browser load the page of the address. */
  reload?: () => void
}

type Steps = {
  /** Whether the router shows this page, even if it is about to show another. */
  isInView: (path: string) => boolean
  /** Whether the router shows this page and is not about to show another. */
  stands: (path: string) => boolean
  /** Notes that the router is about to show this page. */
  headFor: (path: string) => void
  isPrepared: (path: string) => boolean
  prepare: (path: string) => Promise<unknown>
} & Required<Pick<RouterOptions, 'isShownInPlace' | 'reload'>>

/** The part of the Navigation API that is used here; TypeScript does not declare it yet. */
type NavigateEvent = Event & {
  readonly navigationType: string
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
  intercept: (options: { scroll: 'manual'; focusReset: 'manual' }) => void
}

/**
 * Leaves the scroll position of a step to another page to Gatsby, which restores it when it shows that page. The browser would restore it
 * at once: the page still in view would jump, and Gatsby would save the position as that page's own. Browsers without the Navigation
 * API, such as Safari before version 26.2, still do so.
 */
const leaveScrollToGatsby = (stands: Steps['stands']): void => {
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const step = event as NavigateEvent
    const { url, sameDocument } = step.destination
    if (step.navigationType !== 'traverse' || !sameDocument || stands(new URL(url).pathname)) return
    step.intercept({ scroll: 'manual', focusReset: 'manual' })
  })
}

/**
 * Keeps a step back or forward within the page from the router. Delays one to another page until that page can be shown complete, and
 * only then passes the event to the router, which would otherwise show the page of an earlier step under a later address. Meanwhile the
 * page in view stays, and a later step takes over.
 */
const handleSteps = ({
  isInView,
  stands,
  headFor,
  isPrepared,
  prepare,
  isShownInPlace,
  reload,
}: Steps): void => {
  let latest = 0
  let isHolding = false
  const goOnPrepared = new WeakSet<Event>()
  const goOn = async (path: string, state: unknown) => {
    latest += 1
    const mine = latest
    isHolding = true
    setFlag('travelling')
    expectPage(path)
    try {
      await prepare(path)
    } catch (reason) {
      console.warn(`The page will load in steps: ${path}`, reason)
      noteError(reason, 'A page could not be prepared.')
    }
    if (mine !== latest) return
    isHolding = false
    if (window.location.pathname !== path) return
    if (!isShownInPlace(path)) return reload()
    setFlag('travelling', false)
    const event = new PopStateEvent('popstate', { state })
    goOnPrepared.add(event)
    headFor(path)
    window.dispatchEvent(event)
  }
  /** The router may show nothing new then, so it would not say that a page is shown. */
  const stay = () => {
    latest += 1
    isHolding = false
    setFlag('travelling', false)
    notePageShown()
  }
  const onStep = (event: PopStateEvent) => {
    if (goOnPrepared.has(event)) return
    const path = window.location.pathname
    if (isInView(path) && (isHolding || !stands(path))) stay()
    if (stands(path)) return holdsBlocks() ? keepStepInPage(event) : undefined
    if (isPrepared(path) && isShownInPlace(path)) {
      if (!isInView(path)) expectPage(path)
      return headFor(path)
    }
    event.stopImmediatePropagation()
    void goOn(path, event.state)
  }
  window.addEventListener('popstate', onStep, true)
}

/**
 * Prepares the next page before Gatsby's router shows it, so that no part of it is empty, and keeps steps within one page from the
 * router. Call it before the router listens.
 */
export const createRouter = ({
  registry,
  blocksOf,
  knownBlocksOf,
  isShownInPlace,
  reload = () => window.location.reload(),
}: RouterOptions) => {
  let shown = window.location.pathname
  /** Differs from `shown` while the router is about to show another page. */
  let heading = shown
  const headFor = (path: string) => {
    heading = path
  }
  const prepare = async (path: string) => {
    const islands = loadIslands()
    await preloadBlocks(await blocksOf(path), registry)
    await islands
  }
  const isPrepared = (path: string) => {
    const blocks = knownBlocksOf(path)
    return blocks !== undefined && areLoaded(blocks, registry)
  }
  // A visitor who goes back before the page of a link is rendered ends on the page still in view. The router must receive that step, or
  // it renders the link's page after all. It may have done so already, so the page in view needs the code of all its blocks.
  const isInView = (path: string) => path === shown
  const stands = (path: string) => isInView(path) && heading === shown
  leaveScrollToGatsby(stands)
  handleSteps({ isInView, stands, headFor, isPrepared, prepare, isShownInPlace, reload })
  return {
    /** Loads a page's data and the code of its blocks. Takes a path with its query. */
    prepare,
    /** Call it when a link is followed, before the router navigates. */
    headFor,
    /** Call it when the router leaves the page in view. */
    leave: leaveServedPage,
    /** Call it when the router shows a page. */
    show: (path: string) => {
      shown = path
      heading = path
      notePageShown()
    },
  }
}

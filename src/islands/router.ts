import { keepStepsInPage } from '../platform/address'
import { setFlag } from '../platform/page-flags'
import { whileWorking } from '../platform/readiness'
import { noteError } from '../platform/report-error'
import { loadIslands } from './island'
import { expectPage, notePageShown } from './links/delayed-page'
import { holdsBlocks, leaveServedPage } from './page-view'
import { areLoaded, preloadBlocks, type BlockRegistry } from './registry'

type RouterOptions = {
  registry: BlockRegistry
  /** Names of the blocks of a page, once its data is here. */
  blocksOf: (path: string) => Promise<readonly string[]>
  /** The same where the data is here already; undefined where it is not. */
  knownBlocksOf: (path: string) => readonly string[] | undefined
  /** Whether a page that is here may be shown in place of the one in view; otherwise the browser loads it. */
  isShownInPlace: (path: string) => boolean
  /** Has the browser load the page of the address. */
  reload?: () => void
}

type Steps = {
  /** Whether the router shows this page, and is not on its way to another. */
  stands: (path: string) => boolean
  /** The router is told of a step to another page, which it has yet to show. */
  headFor: (path: string) => void
  isPrepared: (path: string) => boolean
  prepare: (path: string) => Promise<unknown>
} & Required<Pick<RouterOptions, 'isShownInPlace' | 'reload'>>

/**
 * Holds a step back or forth to another page until that page can be shown whole: the router hears of it then. The page in
 * view stands meanwhile, and a later step takes over.
 */
const holdSteps = ({ stands, headFor, isPrepared, prepare, isShownInPlace, reload }: Steps): void => {
  let latest = 0
  const goOnPrepared = new WeakSet<Event>()
  const goOn = async (path: string, state: unknown) => {
    latest += 1
    const mine = latest
    setFlag('travelling')
    expectPage(path)
    try {
      await prepare(path)
    } catch (reason) {
      console.warn(`The page will load in steps: ${path}`, reason)
      noteError(reason, 'A page could not be prepared.')
    }
    if (mine !== latest || window.location.pathname !== path) return
    if (!isShownInPlace(path)) return reload()
    setFlag('travelling', false)
    const event = new PopStateEvent('popstate', { state })
    goOnPrepared.add(event)
    headFor(path)
    window.dispatchEvent(event)
  }
  const onStep = (event: PopStateEvent) => {
    const path = window.location.pathname
    if (stands(path) || goOnPrepared.has(event)) return
    if (isPrepared(path) && isShownInPlace(path)) return headFor(path)
    event.stopImmediatePropagation()
    void whileWorking(goOn(path, event.state))
  }
  window.addEventListener('popstate', onStep, true)
}

/**
 * What the islands ask of the router: the next page is prepared before it is shown, so that nothing on it is empty, and steps
 * within one page do not reach it. Call it before the router listens.
 */
export const createRouter = ({
  registry,
  blocksOf,
  knownBlocksOf,
  isShownInPlace,
  reload = () => window.location.reload(),
}: RouterOptions) => {
  let shown = window.location.pathname
  /** Another than `shown` while the router is on its way there. */
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
  // Somebody who goes back before the page of a link is drawn ends on the page that is still in view. The router has to hear of that
  // step, or it draws the link's page after all. It may have drawn it already, so the page in view needs the code of all its blocks.
  const stands = (path: string) => path === shown && heading === shown
  keepStepsInPage(() => stands(window.location.pathname) && holdsBlocks())
  holdSteps({ stands, headFor, isPrepared, prepare, isShownInPlace, reload })
  return {
    /** Loads a page's data and the code of its blocks. Takes a path with its query. */
    prepare,
    /** A link is followed. Call it before the router hears of it. */
    headFor,
    /** The router leaves the page in view for another. */
    leave: leaveServedPage,
    /** Notes which page the router shows. */
    show: (path: string) => {
      shown = path
      heading = path
      notePageShown()
    },
  }
}

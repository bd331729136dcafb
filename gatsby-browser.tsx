import { navigate, type GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import { measureWhenIdle } from './src/analytics'
import { blockRegistry } from './src/blocks/registry.gen'
import { initialiseCart } from './src/cart'
import {
  createLaterStyles,
  createRouter,
  FaultBoundary,
  followElementInAddress,
  followLinks,
  queueEarlyUse,
  layOutWhole,
  markPageHydrated,
} from './src/islands'
import { askConsent } from './src/layout'
import { markPageView } from './src/mark-page-view'
import { subscribeToAddress } from './src/platform/address'
import { nextTask, whenIdle } from './src/platform/idle'
import { markHydrated, onceReady, whileWorking } from './src/platform/readiness'
import { noteError, watchErrors } from './src/platform/report-error'
import type { StoryPageVariables } from './src/templates/contexts'

type PageResources = {
  page?: { componentChunkName?: string }
  json?: { pageContext?: Partial<StoryPageVariables> }
}
type GatsbyLoader = {
  loadPage: (path: string) => Promise<PageResources | undefined>
  loadPageSync: (path: string, options?: object) => PageResources | undefined
  hovering: (path: string) => void
  /** Fetches a page's data at the lowest priority, in batches. */
  enqueue: (path: string) => { abort: () => void }
}

declare global {
  interface Window {
    ___loader?: GatsbyLoader
    /** Gatsby's own path of the page that the host sent: `/404.html`. */
    pagePath?: string
  }
}

const loader = () => window.___loader

/** @returns the names of a page's blocks; undefined if the page is not loaded */
const blocksIn = (page: PageResources | undefined) => page?.json?.pageContext?.blocks

/** A page whose blocks request other origins has a security policy of its own, which applies only if the browser loads it as a document. */
const isShownInPlace = (path: string): boolean =>
  !loader()?.loadPageSync(path)?.json?.pageContext?.hasOwnPolicy

/**
 * Ties this address to the page that the host sent for it, such as the 404 page, also when a step back leads here. Gatsby would request
 * the data of a page that does not exist, and fails at an address such as `/za/a%26b/`, which its router and its loader decode
 * differently.
 */
const keepSentPage = () => {
  const { pagePath: sent = '', ___loader: own } = window
  const { pathname } = window.location
  if (!own || sent === '' || sent === pathname) return
  const names = [pathname, encodeURI(decodeURI(pathname))]
  const sentOr = (path: string) => (names.includes(path.split('?')[0] ?? '') ? sent : path)
  const { loadPage, loadPageSync } = own
  own.loadPage = (path) => loadPage(sentOr(path))
  own.loadPageSync = (path, options) => loadPageSync(sentOr(path), options)
}

/** The promo code in the address of the page in view. */
let promotion = ''
let router: ReturnType<typeof createRouter> | undefined
let laterStyles: ReturnType<typeof createLaterStyles> | undefined

const promotionOf = (search: string) => new URLSearchParams(search).get('promotion') ?? ''

/** A link within the site may carry a promo code, as a link from outside may (spec 4). */
const followPromotion = () => {
  const code = promotionOf(window.location.search)
  if (promotion === code) return
  promotion = code
  initialiseCart()
}

const applyTestExperiments = async () => {
  const { resolveForcedList } = await import(
    /* webpackChunkName: "forced-experiments" */ './src/experiments/resolve-forced'
  )
  await resolveForcedList()
}

/** Does what the address asks for, with every page view and with every change of the query or the fragment. */
const followAddress = () => {
  markPageView()
  followPromotion()
  if (!window.location.search.includes('testExperiments')) return
  whileWorking(applyTestExperiments()).catch((reason: unknown) =>
    console.warn('The experiments could not be loaded.', reason),
  )
}

export const onClientEntry = async (): Promise<void> => {
  watchErrors()
  keepSentPage()
  promotion = promotionOf(window.location.search)
  queueEarlyUse()
  router = createRouter({
    registry: blockRegistry,
    blocksOf: async (path) => blocksIn(await loader()?.loadPage(path)) ?? [],
    knownBlocksOf: (path) => blocksIn(loader()?.loadPageSync(path)),
    isShownInPlace,
  })
  subscribeToAddress(followAddress)
  await nextTask()
  laterStyles = createLaterStyles()
  await nextTask()
}

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation, location }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  router?.leave()
  // Before the page is rendered, since banners are chosen by the minute.
  markPageView()
}

let finishLayout = (): void => undefined
const laidOut = new Promise<void>((resolve) => {
  finishLayout = resolve
})

/** Resolves when the visitor looks around: one who reads the first screen and leaves loads nothing more. */
const lookedAround = new Promise<void>((resolve) => {
  for (const sign of ['scroll', 'pointermove', 'touchmove', 'keydown'])
    window.addEventListener(sign, () => resolve(), { once: true, passive: true })
})

const addExtras = async () => {
  try {
    const extras = await import(/* webpackChunkName: "look-around" */ './src/islands/look-around')
    await extras.addExtras((path) => loader()?.enqueue(path))
  } catch (reason) {
    console.warn('Extras of the page could not be loaded.', reason)
    noteError(reason, 'Extras of the page could not be loaded.')
  }
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  router?.show(location.pathname)
  followAddress()
  onceReady(followElementInAddress)
  if (prevLocation?.pathname !== location.pathname)
    void Promise.all([lookedAround, laidOut]).then(() => whenIdle(addExtras))
}

/** Whether the browser opened this page, and did not reload it or go back or forward to it. */
const isOpened = () => {
  const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return view?.type === 'navigate'
}

type ScrollArguments = { prevRouterProps?: { location: Location }; routerProps: { location: Location } }

/**
 * An opened page starts at its top. Gatsby would restore the position at which the tab last left this address: a shopper who returns from
 * the payment provider would see the end of the page, and not that the payment succeeded. The other cases are Gatsby's own rule.
 */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps: { location } }: ScrollArguments) => {
  if (!prevRouterProps) return !isOpened()
  if (prevRouterProps.location.pathname !== location.pathname) return true
  return location.hash ? decodeURI(location.hash.slice(1)) : ([0, 0] satisfies [number, number])
}

/**
 * Links lead to a client-side navigation only after React has hydrated this page: a change of page during hydration would meet the HTML
 * of another page. Until then the browser follows them. A task of its own, because React's commit already blocks a slow phone.
 */
export const onInitialClientRender = async (): Promise<void> => {
  await nextTask()
  followLinks({
    prepare: async (path) => router?.prepare(path),
    navigate: async (path) => {
      if (!isShownInPlace(path)) return window.location.assign(path)
      router?.headFor(new URL(path, window.location.href).pathname)
      return navigate(path)
    },
    prefetch: (path) => loader()?.hovering(path),
  })
  void markPageHydrated()
  void layOutWhole().then(finishLayout)
  onceReady(askConsent)
  markHydrated()
  measureWhenIdle()
}

/** Inside Gatsby's router, which empties the page when an error reaches it. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => (
  <FaultBoundary
    key={element.key}
    place={() => document.getElementById('gatsby-focus-wrapper')}
    isPage
    during="The page failed."
  >
    {element}
  </FaultBoundary>
)

/** Around every page, and a second time around the elements that each page puts into its head. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <StyleSheetManager sheet={laterStyles}>{element}</StyleSheetManager>
)

/** Whether a translator has put `font` elements around texts: the site has none of its own. */
const isTranslated = () => document.querySelector('font') !== null

const hydrate = (element: ReactNode, container: Element) => {
  const began = isTranslated()
  // React renders again what the browser translated before hydration: no engineer can mend that.
  const onRecoverableError = (error: unknown) => {
    if (!began && !isTranslated()) window.reportError(error)
  }
  startTransition(() => void hydrateRoot(container, element, { onRecoverableError }))
}

/**
 * In a transition React hydrates in short tasks, so that a press or a scroll in between is answered at once. Without HTML from the
 * server, as in development, Gatsby renders as usual.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  document.getElementById('gatsby-focus-wrapper')?.firstChild ? hydrate : undefined

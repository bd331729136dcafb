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
  keepEarlyUse,
  layOutWhole,
  markPageAwake,
} from './src/islands'
import { askConsent } from './src/layout'
import { markPageView } from './src/mark-page-view'
import { subscribeToAddress } from './src/platform/address'
import { whenIdle } from './src/platform/idle'
import { markHydrated, onceReady, whileWorking } from './src/platform/readiness'
import { noteError, watchErrors } from './src/platform/report-error'

type PageContext = { blocks?: readonly string[]; hasOwnPolicy?: true }
type PageResources = { page?: { componentChunkName?: string }; json?: { pageContext?: PageContext } }
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

/** @returns the names of a page's blocks; undefined where the page is not here */
const blocksIn = (page: PageResources | undefined) => page?.json?.pageContext?.blocks

/** A page whose blocks ask others has a security policy of its own, which only the browser's own loading brings. */
const isShownInPlace = (path: string): boolean =>
  !loader()?.loadPageSync(path)?.json?.pageContext?.hasOwnPolicy

/**
 * Where the host sent a page under an address that is not that page's own, such as its page for what is not there, that is the page of
 * this address, now and when a step back leads here. Gatsby would ask the host for the data of a page that it was just told is not
 * there, and stops at an address such as `/za/a%26b/`, which its router and its loader decode in different ways.
 */
const keepSentPage = () => {
  const { pagePath: sent = '', ___loader: asked } = window
  const { pathname } = window.location
  if (!asked || sent === '' || sent === pathname) return
  const names = [pathname, encodeURI(decodeURI(pathname))]
  const sentOr = (path: string) => (names.includes(path.split('?')[0] ?? '') ? sent : path)
  const { loadPage, loadPageSync } = asked
  asked.loadPage = (path) => loadPage(sentOr(path))
  asked.loadPageSync = (path, options) => loadPageSync(sentOr(path), options)
}

/** The promo code that the address of the page in view brought. */
let promotion = ''
let router: ReturnType<typeof createRouter> | undefined
let laterStyles: ReturnType<typeof createLaterStyles> | undefined

const promotionOf = (search: string) => new URLSearchParams(search).get('promotion') ?? ''

/** A link within the site may bring a promo code as one from outside does (spec 4). */
const followPromotion = () => {
  const asked = promotionOf(window.location.search)
  if (promotion === asked) return
  promotion = asked
  initialiseCart()
}

const settleAskedExperiments = async () => {
  const asked = await import(/* webpackChunkName: "asked-experiments" */ './src/experiments/settle-asked')
  await asked.settleAsked()
}

/** With every page view, and every other query or fragment of the page in view: what the address asks for. */
const followAddress = () => {
  markPageView()
  followPromotion()
  if (!window.location.search.includes('testExperiments')) return
  whileWorking(settleAskedExperiments()).catch((reason: unknown) =>
    console.warn('Which experiments there are could not be asked.', reason),
  )
}

/** Whatever waits, such as a press, is answered before the next step. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

export const onClientEntry = async (): Promise<void> => {
  watchErrors()
  keepSentPage()
  promotion = promotionOf(window.location.search)
  keepEarlyUse()
  router = createRouter({
    registry: blockRegistry,
    blocksOf: async (path) => blocksIn(await loader()?.loadPage(path)) ?? [],
    knownBlocksOf: (path) => blocksIn(loader()?.loadPageSync(path)),
    isShownInPlace,
  })
  subscribeToAddress(followAddress)
  await yieldToMain()
  laterStyles = createLaterStyles()
  await yieldToMain()
}

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation, location }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  router?.leave()
  // Before it is rendered: banners are chosen by the minute.
  markPageView()
}

let finishLayout = (): void => undefined
const laidOut = new Promise<void>((resolve) => {
  finishLayout = resolve
})

/** Once somebody looks around: who reads the first screen and leaves pays for nothing more. */
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

/** Whether the browser opened this page, rather than reloaded it or went back or forward to it. */
const isOpened = () => {
  const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return view?.type === 'navigate'
}

type ScrollArguments = { prevRouterProps?: { location: Location }; routerProps: { location: Location } }

/**
 * A page that is opened starts at its top. Gatsby would go to where the tab last left this address: whoever comes back
 * from the payment provider would see the foot of the page, and not that the payment went through. The rest is Gatsby's
 * own rule.
 */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps: { location } }: ScrollArguments) => {
  if (!prevRouterProps) return !isOpened()
  if (prevRouterProps.location.pathname !== location.pathname) return true
  return location.hash ? decodeURI(location.hash.slice(1)) : ([0, 0] satisfies [number, number])
}

/**
 * Links are followed without loading the next page whole from the moment React has taken over this one: a change of page in
 * the midst of that would meet HTML of another page. Until then the browser follows them.
 */
export const onInitialClientRender = (): void => {
  followLinks({
    prepare: async (path) => router?.prepare(path),
    navigate: async (path) => {
      if (!isShownInPlace(path)) return window.location.assign(path)
      router?.headFor(new URL(path, window.location.href).pathname)
      return navigate(path)
    },
    prefetch: (path) => loader()?.hovering(path),
  })
  void markPageAwake()
  void layOutWhole().then(finishLayout)
  onceReady(askConsent)
  markHydrated()
  measureWhenIdle()
}

/** Inside of Gatsby's router, which empties the page when an error comes as far as there. */
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

/** Around every page, and once more around what each page puts into its head. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <StyleSheetManager sheet={laterStyles}>{element}</StyleSheetManager>
)

/** Whether a translator has put elements of its own around texts, which none of ours are. */
const isTranslated = () => document.querySelector('font') !== null

const hydrate = (element: ReactNode, container: Element) => {
  const began = isTranslated()
  // React renders anew what the browser translated before hydration: no engineer can mend that.
  const onRecoverableError = (error: unknown) => {
    if (!began && !isTranslated()) window.reportError(error)
  }
  startTransition(() => void hydrateRoot(container, element, { onRecoverableError }))
}

/**
 * In a transition React hydrates in short turns, so that a press or a scroll in between is answered at once. Without HTML
 * from the server, as in development, Gatsby's own way stands.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  document.getElementById('gatsby-focus-wrapper')?.firstChild ? hydrate : undefined

import type { GatsbyBrowser } from 'gatsby'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import { blockRegistry } from './src/blocks/registry'
import { initialiseCart } from './src/cart'
import {
  createLaterStyles,
  holdsBlocks,
  keepEarlyUses,
  loadIslands,
  openGates,
  preloadBlocks,
} from './src/content'
import { startLinkNavigation } from './src/layout'
import { keepStepsInPage, subscribeToAddress } from './src/platform/address'
import { markHydrated } from './src/platform/readiness'

type GatsbyLoader = { loadPage: (path: string) => Promise<PageResources | undefined> }
type PageResources = { json?: { pageContext?: { blocks?: string[] } } }

/** Everything the next page needs to be shown at once: its data, and the code of its blocks. */
const prepare = async (path: string) => {
  openGates()
  const loader = window.___loader as GatsbyLoader | undefined
  const islands = loadIslands()
  const page = await loader?.loadPage(path)
  await preloadBlocks(page?.json?.pageContext?.blocks ?? [], blockRegistry)
  await islands
}

/** The page that the router shows, and the promo code its address brought. */
const shown = { path: '', promotion: '' }

const promotionOf = (search: string) => new URLSearchParams(search).get('promotion') ?? ''

/** A link within the site may bring a promo code as one from outside does (spec 4). */
const followPromotion = () => {
  const promotion = promotionOf(window.location.search)
  if (promotion === shown.promotion) return
  shown.promotion = promotion
  initialiseCart()
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const { pathname, search } = window.location
  Object.assign(shown, { path: pathname, promotion: promotionOf(search) })
  keepEarlyUses()
  keepStepsInPage(() => window.location.pathname === shown.path && holdsBlocks())
  subscribeToAddress(followPromotion)
}

/** Back, forward and navigate() calls pass here too: from the second page on no block may sleep. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation, location }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) openGates()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  shown.path = location.pathname
  followPromotion()
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
 * Around every page. Links are followed without loading the next page whole from the moment React has taken over this one:
 * a change of page in the midst of that would meet HTML of another page. Until then the browser follows them.
 */
const Root = ({ children }: { children: ReactNode }) => {
  const [sheet] = useState(createLaterStyles)
  useEffect(() => startLinkNavigation({ prepare }), [])
  useEffect(markHydrated, [])
  return <StyleSheetManager sheet={sheet}>{children}</StyleSheetManager>
}

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Root>{element}</Root>

const hydrate = (element: ReactNode, container: Element) =>
  startTransition(() => void hydrateRoot(container, element))

/**
 * In a transition React hydrates in short turns, so that a press or a scroll in between is answered at once. Without HTML
 * from the server, as in development, Gatsby's own way stands.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  document.getElementById('gatsby-focus-wrapper')?.firstChild ? hydrate : undefined

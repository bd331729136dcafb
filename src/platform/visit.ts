type Params = Readonly<Record<string, string>>

/** The parameters by which a campaign's link names itself (spec 3, "Sales lead form"). */
export const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_term', 'utm_campaign', 'utm_content'] as const
/** The parameters that advertisers add to it, by which they know the click. */
export const CLICKS = ['gclid', 'fbclid'] as const

export const namesCampaign = (params: Params): boolean =>
  [...CAMPAIGN, ...CLICKS].some((name) => params[name])

/** The limit of a text field (spec 5). Anybody can write a longer link. */
const MOST = 250
/** More parameters than any link of the site has. */
const MOST_PARAMS = 30

const cut = (entries: Iterable<readonly [string, unknown]>): Params =>
  Object.fromEntries(
    [...entries]
      .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, MOST)] as const] : []))
      .slice(0, MOST_PARAMS),
  )

/** The parameters of a query, cut to what this browser stores of one. */
export const paramsOf = (search: string): Params => cut(new URLSearchParams(search))

/** Others read the first under this name: an object of the parameters (spec 3, "Browser storage keys"). */
const KEYS = { first: 'queryStringParams', last: 'lastQueryStringParams' } as const

/**
 * The first query of this tab's visit: that of its first page view with one, or of the first that named a campaign; and the last
 * one that named a campaign. Empty where there was none, and where storage is blocked or holds something else.
 */
export const keptQuery = (which: keyof typeof KEYS): Params => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEYS[which]) ?? '{}')
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? cut(Object.entries(stored))
      : {}
  } catch {
    return {}
  }
}

const keep = (which: keyof typeof KEYS, params: Params): void => {
  try {
    window.sessionStorage.setItem(KEYS[which], JSON.stringify(params))
  } catch {
    // Storage is blocked or full: the address has it for as long as the page is open.
  }
}

/** The parameters of the answer of a login or payment provider, and those that name an order: they are personal (decision 019). */
const NOT_STORED = ['code', 'state', 'order', 'payment', 'externalReference']

/**
 * Stores the query of the address for this tab, for the site's own use: it is sent to others only with consent to marketing
 * (campaign.ts). Part of the inline script of every page, since a visitor may leave the page before the site's code is loaded.
 */
export const keepQuery = (): void => {
  const all = paramsOf(window.location.search)
  const params = cut(Object.entries(all).filter(([name]) => !NOT_STORED.includes(name)))
  if (Object.keys(params).length === 0) return
  const first = keptQuery('first')
  if (Object.keys(first).length === 0 || (!namesCampaign(first) && namesCampaign(params)))
    keep('first', params)
  if (namesCampaign(params)) keep('last', params)
}

/** Whether a path is that of a page of the site: they end in a slash or a plain word; anything with an extension is a file. */
export const isPage = (path: string): boolean => /^\/za(\/|$)/.test(path) && !/\.[a-z\d]{2,5}$/i.test(path)

/** The visit's parameters, which page views and tracked events may carry (spec 2, "Link handling"). */
export const CARRIED = ['buuid', 'v', 'p'] as const

/** An address of this site with the visit's parameters of the address in view, unless it has values of its own for them. */
const withVisit = (address: string): URL => {
  const to = new URL(address, window.location.origin)
  const here = new URLSearchParams(window.location.search)
  for (const name of CARRIED) {
    const value = here.get(name)
    if (value !== null && !to.searchParams.has(name)) to.searchParams.append(name, value)
  }
  return to
}

/** The same for an address that the site's code writes itself. @param path from the site's root, with its query */
export const carriedTo = (path: string): string => {
  const { pathname, search, hash } = withVisit(path)
  return pathname + search + hash
}

const onLinkUsed = ({ target }: Event): void => {
  if (window.location.search === '' || !(target instanceof Element)) return
  const anchor = target.closest('a[href]')
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== window.location.origin) return
  if (!isPage(anchor.pathname)) return
  const { href } = withVisit(anchor.href)
  if (href !== anchor.href) anchor.href = href
}

/**
 * Makes every link to a page of the site carry `buuid`, `v` and `p` on from the moment it is pressed or focused, whoever follows it:
 * the site's code, the browser before that code is loaded, or another tab. Part of the inline script of every page.
 */
export const carryVisitAlong = (): void => {
  for (const sign of ['pointerdown', 'focusin', 'click'])
    window.addEventListener(sign, onLinkUsed, { capture: true, passive: true })
}

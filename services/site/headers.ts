import type { Config } from '../config'

/** Who may show a page in a frame: the site itself and the visual editor. */
const FRAME_ANCESTORS = "'self' https://app.storyblok.com"

/** For answers that are no page: nothing in them may load or run, and nobody may frame them. */
const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer; a page has a policy of its own. HSTS only where the site is served over https. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': STRICT_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
  if (isSecure(siteUrl)) headers['strict-transport-security'] = 'max-age=63072000; includeSubDomains'
  return headers
}

/** The configuration that says where a page's parts come from. */
export type PageSources = Pick<Config, 'siteUrl' | 'assetHost' | 'shopApiUrl'>

/**
 * The policy for pages: the one place that says what a page may load and who may frame it. Outside origins are let in
 * only where the configuration points at them.
 * @returns makes one page's policy from the hashes of its inline scripts
 */
export function pagePolicy({ siteUrl, assetHost, shopApiUrl }: PageSources) {
  const own = ["'self'"]
  const assets = [...own, ...originOf(assetHost)]
  const directives = [
    // styled-components writes the styles of a page into the page, and React the style attributes. An injected style
    // can deface but not act; hashes would have to list every style of every page and break what changes later.
    ['style-src', ...own, "'unsafe-inline'"],
    ['img-src', ...assets, 'data:'],
    ['media-src', ...assets],
    ['font-src', ...own],
    ['connect-src', ...own, ...originOf(shopApiUrl)],
    ['manifest-src', ...own],
    ["frame-src 'none'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    // The waitlist's form goes to the shop before its script is here.
    ['form-action', ...own, ...originOf(shopApiUrl)],
    ['frame-ancestors', FRAME_ANCESTORS],
    ...(isSecure(siteUrl) ? [['upgrade-insecure-requests']] : []),
  ]
  const rest = directives.map((parts) => parts.join(' ')).join('; ')
  return (scriptHashes: readonly string[]): string =>
    `default-src 'none'; ${["script-src 'self'", ...scriptHashes].join(' ')}; ${rest}`
}

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:')

/** The origin of an address elsewhere; nothing for an empty one, which means the site's own. */
const originOf = (address: string): string[] => (address ? [new URL(address).origin] : [])

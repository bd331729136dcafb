import type { BlockMeta, Origins } from '../../src/blocks/meta'
import { BLOCK_METAS } from '../../src/blocks/metas.gen'
import type { Config } from '../host/config/config'
import { type PageParts, sourceHash } from './page-parts'

/** The page that the visual editor shows in a frame. */
const EDITOR_PATH = '/za/editor/'

/** Where a snippet of an editor's runs, in a frame of a page (static/embed/frame.html). */
const SNIPPET_PATH = '/embed/frame.html'

/** What a snippet may do: run scripts of anybody's and open windows, but as nobody, without this origin's storage and pages. */
const SNIPPET_POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  'form-action https:',
]

/** The sheet by which the editor's bridge marks blocks (@storyblok/js), which puts it into the page as one text. */
const BRIDGE_STYLE = "'sha256-LRRyxSRUVUbmNAPh2sxJb7TVKrmpPOXdsgCX61y7r1Y='"

/** Where browsers report what a policy refused (services/site/reports.ts). */
export const REPORTS_PATH = '/reports/'
const REPORTS_NAME = 'site'

/** For answers that are no page: nothing in them may load or run, and nobody may frame them. */
const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What no page of the site asks a browser for. Copying and full screen are left to the site itself. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'sync-xhr', 'usb'],
  ...['xr-spatial-tracking', 'browsing-topics'],
]

/** Headers of every answer; a page has some of its own. HSTS only where the site is served over https. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': STRICT_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    // What another origin sends comes without its cookies: pictures of an asset host need no header of their own.
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    ...(isSecure(siteUrl) && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** The configuration that says where a page's parts come from. */
export type PageSources = Pick<
  Config,
  | 'siteUrl'
  | 'assetHost'
  | 'shopApiUrl'
  | 'editorOrigin'
  | 'leads'
  | 'chat'
  | 'booking'
  | 'analytics'
  | 'hello'
  | 'errors'
>

/** Directives that services elsewhere need a page to widen. */
type Widened = 'script-src' | 'connect-src' | 'frame-src' | 'form-action'

interface OutsideService {
  /** What a page must use, so that the service is let in. Undefined: every page does. */
  use?: string
  /** What it needs, as it is configured; nothing where it is not there. What is embedded lies at paths of this site. */
  sources(config: PageSources): Partial<Record<Widened, readonly string[]>>
}

/** Every service elsewhere that pages themselves deal with, and what of it a page that uses it lets in. */
const OUTSIDE_SERVICES: readonly OutsideService[] = [
  // The CRM.
  { use: 'leads', sources: ({ leads }) => ({ 'form-action': originOf(leads?.crmUrl) }) },
  // The captcha.
  {
    use: 'leads',
    sources({ leads }) {
      const [script] = outside(leads?.captcha?.scriptUrl)
      if (!script) return {}
      return {
        // Folders: at the same origins lie scripts that do whatever an address tells them.
        'script-src': [new URL('.', script).href, 'https://www.gstatic.com/recaptcha/'],
        'connect-src': [script.origin],
        'frame-src': [script.origin, 'https://recaptcha.google.com'],
      }
    },
  },
  // The chat.
  {
    use: 'chat',
    sources({ chat }) {
      const [script] = outside(chat?.scriptUrl)
      if (!script) return {}
      return {
        'script-src': [new URL('.', script).href],
        'connect-src': [script.origin, script.origin.replace('http', 'ws')],
        'frame-src': [script.origin],
      }
    },
  },
  // The calendars.
  {
    use: 'booking',
    sources: ({ booking }) => ({ 'frame-src': booking?.embedded ? ["'self'"] : originOf(booking?.url) }),
  },
  // Segment: its settings, and where its events go.
  {
    sources: ({ analytics }) => ({
      'connect-src': outside(analytics?.cdnUrl).flatMap(({ origin }) => [origin, 'https://api.segment.io']),
    }),
  },
  // The visitor's address.
  { sources: ({ hello }) => ({ 'connect-src': originOf(hello?.url) }) },
  // Sentry: anything can fail anywhere.
  { sources: ({ errors }) => ({ 'connect-src': errors?.embedded ? [] : originOf(errors?.siteDsn) }) },
]

/** Where blocks of these names get what they show. */
type BlockOrigins = Readonly<Record<string, Pick<BlockMeta, 'origins'> | undefined>>

/** The headers of one page. */
export type PageHeaders = (path: string, parts: PageParts) => Record<string, string>

/** Whether the visual editor may show a page in a frame. @param path of the page's file, such as `/za/index.html` */
const isFramed = (path: string): boolean => path.startsWith(EDITOR_PATH)

/** Whether anything at all may. @param path likewise */
export const mayBeFramed = (path: string): boolean => isFramed(path) || path === SNIPPET_PATH

/**
 * The policy for pages: the one place that says what a page may load and who may frame it (decision 011).
 * Outside origins are let in only where the configuration points at them, where a block that stands in the page names them,
 * or where the page uses a service that is configured.
 */
export function pageHeaders(config: PageSources, metas: BlockOrigins = BLOCK_METAS): PageHeaders {
  const { siteUrl, assetHost, shopApiUrl, editorOrigin } = config
  const own = "'self'"
  const assets = [own, ...originOf(assetHost)]
  const shop = [own, ...originOf(shopApiUrl)]
  // A draft shows snippets too, and is in a frame itself.
  const snippetPolicy = [...SNIPPET_POLICY, `frame-ancestors ${own} ${editorOrigin}`].join('; ')
  const services = OUTSIDE_SERVICES.map(({ use, sources }) => ({ use, sources: sources(config) }))
  return (path, { scripts, styles, styleAttributes, blocks, uses }) => {
    if (path === SNIPPET_PATH)
      // A sandboxed document is nobody's: browsers complain when it asks for a process of its origin's own.
      return { 'content-security-policy': snippetPolicy, 'origin-agent-cluster': '?0', ...ANY_FRAME }
    // A draft may be made of any block, and use anything.
    const shown = isFramed(path) ? Object.keys(metas) : blocks
    const elsewhere = (use: keyof Origins) => [
      ...new Set(shown.flatMap((name) => metas[name]?.origins?.[use] ?? [])),
    ]
    const used = services.filter(({ use }) => use === undefined || isFramed(path) || uses.includes(use))
    const widened = (directive: Widened) => used.flatMap(({ sources }) => sources[directive] ?? [])
    const frames = [...new Set([...elsewhere('frame'), ...widened('frame-src')])]
    const directives = [
      ["default-src 'none'"],
      ['script-src', own, ...widened('script-src'), ...scripts],
      // Only the styles the page was built with. What comes later styled-components writes rule by rule, which no policy
      // asks about, into an element that it puts into the page empty; and React property by property.
      ['style-src', own, EMPTY_STYLE, ...(isFramed(path) ? [BRIDGE_STYLE] : []), ...styles],
      ['style-src-attr', ...sourcesOf(styleAttributes)],
      ['img-src', ...assets, ...elsewhere('image'), 'data:'],
      ['media-src', ...assets, ...elsewhere('media')],
      ['font-src', own],
      ['connect-src', ...shop, ...elsewhere('connect'), ...widened('connect-src')],
      ['manifest-src', own],
      ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
      ["object-src 'none'"],
      ["base-uri 'none'"],
      // The waitlist's form goes to the shop before its script is here.
      ['form-action', ...shop, ...widened('form-action')],
      ['frame-ancestors', isFramed(path) ? editorOrigin : "'none'"],
      // Text becomes a script or markup only through the policy of that name (src/islands/pre-paint/guard-page.ts).
      ["require-trusted-types-for 'script'"],
      ['trusted-types default'],
      ...(isSecure(siteUrl) ? [['upgrade-insecure-requests']] : []),
      // Browsers know one or the other.
      ['report-uri', REPORTS_PATH],
      ['report-to', REPORTS_NAME],
    ]
    return {
      'content-security-policy': directives.map((parts) => parts.join(' ')).join('; '),
      'reporting-endpoints': `${REPORTS_NAME}="${REPORTS_PATH}"`,
      ...(frames.length > 0 && ANY_FRAME),
    }
  }
}

/** Other origins' pages say nothing of embedding, and would stay out of a frame (decision 011). */
const ANY_FRAME = { 'cross-origin-embedder-policy': 'unsafe-none' }

const EMPTY_STYLE = sourceHash('')

/** With more hashes than these the headers of a page would not fit the 4 KB that some proxies keep for them. */
const MOST_ATTRIBUTES = 34

/** Style attributes can deface a page, not act in it: one with very many different ones is served without their hashes. */
const sourcesOf = (styleAttributes: readonly string[]): readonly string[] =>
  styleAttributes.length > MOST_ATTRIBUTES ? ["'unsafe-inline'"] : ["'unsafe-hashes'", ...styleAttributes]

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:')

/** An address elsewhere; nothing for one of the site's own, which is a path or empty. */
const outside = (address = ''): URL[] => (URL.canParse(address) ? [new URL(address)] : [])

const originOf = (address?: string): string[] => outside(address).map(({ origin }) => origin)

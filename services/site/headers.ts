import type { BlockMeta, Origins } from '../../src/blocks/meta'
import { BLOCK_METAS } from '../../src/blocks/metas.gen'
import type { Config } from '../host/config/config'
import { type PageParts, sourceHash } from './page-parts'

/** The page that the visual editor shows in a frame. */
const EDITOR_PATH = '/za/editor/'

/** The frame in which an editor's snippet runs (static/embed/frame.html). */
const SNIPPET_PATH = '/embed/frame.html'

/** A snippet may run any scripts and open windows, but has no origin, so it cannot read the site's storage and pages. */
const SNIPPET_POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  'form-action https:',
]

/** The style sheet by which the editor's bridge (@storyblok/js) marks blocks. The bridge inserts it as one text. */
const BRIDGE_STYLE = "'sha256-LRRyxSRUVUbmNAPh2sxJb7TVKrmpPOXdsgCX61y7r1Y='"

/** Where browsers report what a policy refused (services/site/reports.ts). */
export const REPORTS_PATH = '/reports/'
const REPORTS_NAME = 'site'

/** For answers that are not pages: nothing in them may load or run, and nobody may frame them. */
const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Browser features that no page uses. Only the site itself may copy to the clipboard and use full screen. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'sync-xhr', 'usb'],
  ...['xr-spatial-tracking', 'browsing-topics'],
]

/** Headers of every answer. Pages override some. HSTS is sent only when the site is served over https. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': STRICT_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    // Requests to other origins send no cookies, so the pictures of an asset host need no header of their own.
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    ...(isSecure(siteUrl) && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** The configured addresses from which pages load parts. */
export type PageSources = Pick<
  Config,
  | 'siteUrl'
  | 'sandbox'
  | 'storyblok'
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

/** The directives that an outside service adds sources to. */
type Widened = 'script-src' | 'connect-src' | 'frame-src' | 'form-action'

interface OutsideService {
  /** What a page must use to get these sources. Undefined: every page gets them. */
  use?: string
  /** The sources, from the configuration; none without the service. Embedded services use paths of this site. */
  sources(config: PageSources): Partial<Record<Widened, readonly string[]>>
}

/** Every outside service that pages call, and the sources it adds to pages that use it. */
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
        // Paths, because other scripts on these origins run whatever their address contains.
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
  // The address lookup.
  { sources: ({ hello }) => ({ 'connect-src': originOf(hello?.url) }) },
  // Sentry, on every page, because errors can happen everywhere.
  { sources: ({ errors }) => ({ 'connect-src': errors?.embedded ? [] : originOf(errors?.siteDsn) }) },
]

/** The origins from which blocks of these names load content. */
type BlockOrigins = Readonly<Record<string, Pick<BlockMeta, 'origins'> | undefined>>

/** The headers of one page. */
export type PageHeaders = (path: string, parts: PageParts) => Record<string, string>

/** Whether the visual editor may show a page in a frame. @param path of the page's file, such as `/za/index.html` */
const isFramed = (path: string): boolean => path.startsWith(EDITOR_PATH)

/** Whether any page, of the site or the editor, may show a page in a frame. @param path likewise */
export const mayBeFramed = (path: string): boolean => isFramed(path) || path === SNIPPET_PATH

/**
 * The policy of pages: the one place that says what a page may load and who may frame it (decision 011). It allows an outside
 * origin only when the configuration names it, when a block in the page names it, or when the page uses a configured service.
 */
export function pageHeaders(config: PageSources, metas: BlockOrigins = BLOCK_METAS): PageHeaders {
  const { siteUrl, assetHost, shopApiUrl, editorOrigin, sandbox, storyblok } = config
  const own = "'self'"
  const assets = [own, ...originOf(assetHost)]
  const shop = [own, ...originOf(shopApiUrl)]
  // A draft shows snippets too, and is itself in a frame.
  const snippetPolicy = [...SNIPPET_POLICY, `frame-ancestors ${own} ${editorOrigin}`].join('; ')
  // The sandbox shows drafts of the embedded space in a frame.
  const editors = sandbox && !storyblok ? [own, editorOrigin] : [editorOrigin]
  const services = OUTSIDE_SERVICES.map(({ use, sources }) => ({ use, sources: sources(config) }))
  return (path, { scripts, styles, styleAttributes, blocks, uses }) => {
    if (path === SNIPPET_PATH)
      // A sandboxed document has no origin; browsers warn when it requests a process for its origin.
      return { 'content-security-policy': snippetPolicy, 'origin-agent-cluster': '?0', ...ANY_FRAME }
    // A draft may contain any block and use any service.
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
      // Only the styles that the page was built with. Later styled-components inserts single rules into an empty element, and
      // React sets single properties; no policy checks either.
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
      // The waitlist's form posts to the shop until its script has loaded.
      ['form-action', ...shop, ...widened('form-action')],
      ['frame-ancestors', ...(isFramed(path) ? editors : ["'none'"])],
      // Text becomes a script or markup only through the policy of that name (src/islands/pre-paint/guard-page.ts).
      ["require-trusted-types-for 'script'"],
      ['trusted-types default'],
      ...(isSecure(siteUrl) ? [['upgrade-insecure-requests']] : []),
      // Each browser supports one of the two.
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

/** Pages of other origins send no embedder policy, so a page with a stricter one could not frame them (decision 011). */
const ANY_FRAME = { 'cross-origin-embedder-policy': 'unsafe-none' }

const EMPTY_STYLE = sourceHash('')

/** With more hashes than this, a page's headers would exceed the 4 KB that some proxies allow. */
const MOST_ATTRIBUTES = 34

/** Style attributes can deface a page but not act in it, so a page with very many different ones is served without their hashes. */
const sourcesOf = (styleAttributes: readonly string[]): readonly string[] =>
  styleAttributes.length > MOST_ATTRIBUTES ? ["'unsafe-inline'"] : ["'unsafe-hashes'", ...styleAttributes]

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:')

/** The origin of an outside address; nothing for an address of the site itself, which is a path or empty. */
const outside = (address = ''): URL[] => (URL.canParse(address) ? [new URL(address)] : [])

const originOf = (address?: string): string[] => outside(address).map(({ origin }) => origin)

/** The first version of each engine with a feature; undefined if every supported version has it, `Infinity` if none has it yet. */
type Since = { chrome?: number; firefox?: number; safari?: number }

type Feature = {
  what: string
  /** Its syntax. */
  pattern: RegExp
  since: Since
  /** The alternative that every supported browser has. */
  instead: string
  /** Files that have a fallback for browsers without it. */
  except?: readonly string[]
}

/**
 * Style features that some browser named in package.json lacks. Such a browser drops the declaration, or the whole rule with its
 * list of selectors; a declaration with `var()` even replaces an earlier one. Features without which a page only looks plainer are
 * not listed. The versions are from MDN's compatibility data; Edge, Opera and Samsung Internet follow Chrome.
 */
export const NEWER_STYLES: readonly Feature[] = [
  {
    what: 'color-mix()',
    pattern: /color-mix\(/,
    since: { chrome: 111, firefox: 113, safari: 16.2 },
    instead: '`ink`, `chosen` or `wrong` of the theme, or a gradient of one colour over another',
  },
  {
    what: 'a colour space',
    pattern: /\b(ok)?(lch|lab)\(|\bcolor\(|\blight-dark\(|\b(rgb|hsl)\(from /,
    since: { chrome: 111, firefox: 113, safari: 16.4 },
    instead: 'sRGB',
  },
  {
    what: 'the height of the screen in dvh, svh or lvh',
    pattern: /\d[dsl]v(h|w|min|max)\b/,
    since: { chrome: 108 },
    instead: '`var(--screen)`',
    // The first file sets --screen, the second declares a height in vh before it.
    except: ['src/theme/global-style.ts', 'src/catalogue/ui/product-gallery.tsx'],
  },
  {
    what: 'the unit lh',
    pattern: /\dr?lh\b/,
    since: { chrome: 109, safari: 16.4 },
    instead: 'em',
  },
  {
    what: ':popover-open',
    pattern: /:popover-open/,
    since: { chrome: 114, firefox: 125, safari: 17 },
    instead: '[popover], which the browser itself shows and hides',
    // Hide their sheets in browsers without popovers.
    except: ['src/layout/navigation/navigation.tsx', 'src/layout/search/search-button.tsx'],
  },
  {
    what: 'a newer selector',
    pattern: /:(user-(in)?valid|open|modal)\b|:nth-(last-)?child\([^)]* of /,
    since: { chrome: 133, firefox: 136, safari: Infinity },
    instead: 'an attribute that the code sets',
  },
  {
    what: '(scripting: enabled)',
    pattern: /scripting: enabled/,
    since: { chrome: 120, safari: 17 },
    instead: '`SCRIPTED` of the theme',
  },
  {
    what: 'alignment that is safe',
    pattern: /\bsafe (center|end|flex-end)/,
    since: { chrome: 115, safari: 17.6 },
    instead: '`margin: auto` on what is aligned',
  },
  {
    what: 'subgrid',
    pattern: /\bsubgrid\b/,
    since: { chrome: 117 },
    instead: 'rows of the grid itself',
    // Without subgrid the labels of the first are not level, and the second has its layout for phones.
    except: [
      'src/blocks/cards/package-data-card/package-data-card.tsx',
      'src/blocks/banners/tab-selector-banner/tab-selector-banner.styles.ts',
    ],
  },
  {
    what: 'a mask without -webkit-',
    pattern: /(?<!-webkit-)\bmask(-image)?: /,
    since: { chrome: 120 },
    instead: '-webkit-mask-image, which all browsers know',
  },
  {
    what: 'user-select without -webkit-',
    pattern: /(?<!-webkit-user-select: \w+;\s*)(?<![-\w])user-select: /,
    since: { safari: Infinity },
    instead: '-webkit-user-select before it',
  },
  {
    what: 'backdrop-filter',
    pattern: /\bbackdrop-filter: /,
    since: { safari: 18 },
    instead: 'an opaque ground',
  },
]

/** Functions that some supported browser lacks. An optional call such as `showPopover?.()` is allowed. */
export const NEWER_CODE: readonly Feature[] = [
  {
    what: 'URL.canParse or URL.parse',
    pattern: /\bURL\.(canParse|parse)\(/,
    since: { chrome: 126, firefox: 126, safari: 18 },
    instead: '`new URL` in a try',
  },
  {
    what: 'an array’s copying methods',
    pattern: /\.(toSorted|toReversed|toSpliced)\(/,
    since: { chrome: 110 },
    instead: 'a sorted copy',
  },
  {
    what: 'groupBy',
    pattern: /\b(Object|Map)\.groupBy\(/,
    since: { chrome: 117, safari: 17.4 },
    instead: 'a loop',
  },
  {
    what: 'a newer kind of promise',
    pattern: /\bPromise\.(withResolvers|try)\(|\bArray\.fromAsync\(/,
    since: { chrome: 128, firefox: 134, safari: 18.2 },
    instead: '`new Promise`',
  },
  {
    what: 'AbortSignal.any',
    pattern: /\bAbortSignal\.any\(/,
    since: { chrome: 116, firefox: 124, safari: 17.4 },
    instead: 'one AbortController',
  },
  {
    what: 'methods of sets',
    pattern: /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    since: { chrome: 122, firefox: 127, safari: 17 },
    instead: 'a filter',
  },
  {
    what: 'methods of iterators',
    pattern: /\.(values|keys|entries)\(\)\.(map|filter|some|every|find|reduce|flatMap|take|drop|toArray)\(/,
    since: { chrome: 122, firefox: 131, safari: 18.4 },
    instead: 'a spread into an array',
  },
  {
    what: 'a regular expression that looks behind',
    pattern: /\(\?<[=!]/,
    since: { safari: 16.4 },
    instead: 'a group in front',
  },
]

/** Whether some supported browser lacks a feature. */
export const isNewer = ({ since }: Feature, promised: Required<Since>): boolean =>
  (['chrome', 'firefox', 'safari'] as const).some((engine) => (since[engine] ?? 0) > promised[engine])

/** The oldest supported version of each engine, from package.json. */
export const promisedVersions = (browserslist: readonly string[]): Required<Since> => {
  const oldest = (name: string) => {
    const line = browserslist.find((each) => each.startsWith(`${name} >= `))
    if (!line) throw new Error(`The browserslist in package.json has no version of ${name}.`)
    return Number(line.split('>= ')[1])
  }
  return { chrome: oldest('chrome'), firefox: oldest('firefox'), safari: oldest('safari') }
}

/** The features in a text that some supported browser lacks, as sentences. */
export const newerIn = (
  text: string,
  features: readonly Feature[],
  promised: Required<Since>,
  file = '',
): string[] =>
  features
    .filter((each) => isNewer(each, promised) && !each.except?.includes(file) && each.pattern.test(text))
    .map(({ what, instead }) => `${file} uses ${what}, which a supported browser lacks: use ${instead}.`)

import type { PageAddress, SiteAddresses } from '../site/addresses'
import type { IndexedFile } from '../site/site-index'

/** What the check needs to know of a build or of a release. */
export interface CheckedSite {
  files: readonly IndexedFile[]
  addresses: SiteAddresses
}

/** Pages that the code of the site leads to, whatever the content is. */
const REQUIRED = ['/za/index.html', '/404.html', '/500.html', '/za/signup/index.html']
/** Losing more than this share of the pages at once is rather a wrong token or a wrong space than an editor's decision. */
const LOST_SHARE = 0.5
/** Few pages can be taken down together. */
const FEW_PAGES = 5
/** The largest HTML of a page: eight times the home page's. */
const LARGEST_PAGE = 2 * 1024 * 1024
/** So many times the size of the last release, and this much more, is no ordinary change. */
const GROWTH = 2
const GROWTH_BYTES = 20 * 1024 * 1024
/** A dead link on this share of the pages is a fault of the layout. */
const LAYOUT_SHARE = 0.5

const isPage = ({ path }: IndexedFile): boolean => path.endsWith('/index.html')
const sizeOf = (files: readonly IndexedFile[]): number => files.reduce((sum, { size }) => sum + size, 0)
const named = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ')

/**
 * What is wrong with a finished build, so that it must not replace the site: sentences for editors and operators.
 * @param before the last release; undefined for the first
 * @param published the uuids of all stories that are published now
 */
export function problemsOfBuild(
  now: CheckedSite,
  before: CheckedSite | undefined,
  published: ReadonlySet<string>,
): string[] {
  const paths = new Set(now.files.map(({ path }) => path))
  const missing = REQUIRED.filter((path) => !paths.has(path))
  return [
    ...(missing.length > 0 ? [`The site has no ${named(missing)}.`] : []),
    ...sizeProblems(now, before),
    ...deadLayoutLinks(now.files, paths),
    ...(before ? lostPages(now.addresses.pages, before.addresses.pages, published) : []),
  ]
}

function sizeProblems({ files }: CheckedSite, before: CheckedSite | undefined): string[] {
  const large = files.filter((file) => isPage(file) && file.size > LARGEST_PAGE).map(({ path }) => path)
  const [size, last] = [sizeOf(files), before ? sizeOf(before.files) : Infinity]
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  return [
    ...(large.length > 0
      ? [`A page has more than ${megabytes(LARGEST_PAGE)} MB: ${named(large)}. Make it shorter.`]
      : []),
    ...(size > last * GROWTH + GROWTH_BYTES
      ? [
          `The site has grown from ${megabytes(last)} to ${megabytes(size)} MB. Find out why before you publish it.`,
        ]
      : []),
  ]
}

/** A link that leads nowhere from most pages. Single dead links are for the check of the content. */
function deadLayoutLinks(files: readonly IndexedFile[], paths: ReadonlySet<string>): string[] {
  const pages = files.filter(isPage)
  const counts = new Map<string, number>()
  for (const { parts } of pages) {
    for (const link of parts?.links ?? [])
      if (!paths.has(`${link}index.html`)) counts.set(link, (counts.get(link) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > FEW_PAGES && count > pages.length * LAYOUT_SHARE)
    .map(
      ([link, count]) =>
        `${count} pages link to ${link}, which has no page. Look at the menu and the footer.`,
    )
}

function lostPages(
  now: readonly PageAddress[],
  before: readonly PageAddress[],
  published: ReadonlySet<string>,
): string[] {
  const built = new Set(now.map(({ story }) => story))
  const gone = before.filter(({ story }) => !built.has(story))
  const lost = gone.filter(({ story }) => published.has(story)).map(({ path }) => path)
  if (lost.length > 0) {
    return [
      `A page is missing although its story is published: ${named(lost)}. Look at the log of the build.`,
    ]
  }
  return gone.length > FEW_PAGES && gone.length > before.length * LOST_SHARE
    ? [
        `${gone.length} of ${before.length} pages would disappear. If that is meant, let an operator build the site with npm start -- --build-only.`,
      ]
    : []
}

import { readAddress } from '../src/content/rules'
import type { SiteAddresses } from '../services/site/addresses'

/** An entry of the datasource `redirects`: the old address is its name, the new one its value. */
export type RedirectEntry = { name: string; value: string }

type Redirects = { redirects: SiteAddresses['redirects']; problems: string[] }

/** The last part of a path of this site that has a page, without what follows it. */
const pathOf = (href: string) => href.split(/[?#]/)[0] ?? ''

/**
 * The editors' own redirects, each to its final address, so that a visitor makes one step. One that leads nowhere, or in a circle, is
 * left out and reported.
 * @param hasPage whether a path, such as `/za/pricing/`, has a page
 */
export const readRedirects = (
  entries: readonly RedirectEntry[],
  hasPage: (path: string) => boolean,
): Redirects => {
  const targets = new Map(entries.map(({ name, value }) => [readAddress(name).href, readAddress(value).href]))
  const problemOf = (from: string, to: string): string | undefined => {
    if (!/^\/za\/[^?#]*\/$/.test(from)) return 'is no address of a page of this site.'
    if (hasPage(from)) return 'has a page, which is shown. Delete this redirect.'
    if (to === '') return 'leads to no clear address. For another site write https:// before it.'
    if (to === from || targets.has(pathOf(to))) return 'leads in a circle. Let it lead to a page.'
    return to.startsWith('/za/') && !hasPage(pathOf(to)) ? `leads to ${to}, which has no page.` : undefined
  }
  const read = entries.map(({ name }) => {
    const from = readAddress(name).href
    const to = lastOf(from, targets, hasPage)
    const problem = problemOf(from, to)
    return { from, to, problems: problem ? [`redirects › ${name}: it ${problem} It is left out.`] : [] }
  })
  return {
    redirects: read.flatMap(({ from, to, problems }) => (problems.length > 0 ? [] : [{ from, to }])),
    problems: read.flatMap(({ problems }) => problems),
  }
}

/** Where a redirect ends, through those that follow it; the last address before it repeats one where they lead in a circle. */
const lastOf = (
  from: string,
  targets: ReadonlyMap<string, string>,
  hasPage: (path: string) => boolean,
): string => {
  const seen = new Set<string>()
  let at = from
  while (targets.has(pathOf(at)) && !seen.has(pathOf(at)) && !(seen.size > 0 && hasPage(pathOf(at)))) {
    seen.add(pathOf(at))
    at = targets.get(pathOf(at)) ?? ''
  }
  return at
}

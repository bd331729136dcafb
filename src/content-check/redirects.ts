import { readAddress } from '../content/rules'
import type { Finding } from '../page'
import type { FlagEntry } from '../platform/flags'

/** An editors' redirect to its final address: paths of this site, or the address of another. */
export type Redirect = { from: string; to: string }

/** The path of an address, without what follows it. */
const pathOf = (href: string) => href.split(/[?#]/)[0] ?? ''

/**
 * The editors' own redirects, each to its final address, so that a visitor makes one step. One that leads nowhere, or in a circle, is
 * left out and reported.
 * @param entries of the datasource `redirects`: the old address is the name, the new one the value
 * @param hasPage whether a path, such as `/za/pricing/`, has a page
 */
export const readRedirects = (
  entries: readonly FlagEntry[],
  hasPage: (path: string) => boolean,
): { redirects: Redirect[]; findings: Finding[] } => {
  const targets = new Map(entries.map(({ name, value }) => [readAddress(name).href, readAddress(value).href]))
  const problemOf = (from: string, to: string): string | undefined => {
    if (!/^\/za\/[^?#]*\/$/.test(from))
      return 'It is no address of a page of this site, and left out. Correct it.'
    if (hasPage(from)) return 'It has a page, which is shown. Delete this redirect.'
    if (to === '')
      return 'It leads to no clear address, and is left out. For another site write https:// before it.'
    if (to === from || targets.has(pathOf(to)))
      return 'It leads in a circle, and is left out. Let it lead to a page.'
    return to.startsWith('/za/') && !hasPage(pathOf(to))
      ? `It leads to ${to}, which has no page, and is left out. Let it lead to a page.`
      : undefined
  }
  const read = entries.map(({ name }) => {
    const from = readAddress(name).href
    const to = lastOf(from, targets, hasPage)
    return { name, from, to, message: problemOf(from, to) }
  })
  return {
    redirects: read.flatMap(({ from, to, message }) => (message === undefined ? [{ from, to }] : [])),
    findings: read.flatMap(({ name, message }) =>
      message === undefined
        ? []
        : [
            {
              rule: 'redirect',
              story: { uuid: '', name: 'Redirects', slug: 'redirects' },
              field: name,
              message,
            },
          ],
    ),
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

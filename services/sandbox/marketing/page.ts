import { escapeHtml } from '../../lib/html-page'
import { textOf } from '../../standins/kit/answers'
import { staffPage, staffPagePolicy } from '../../lib/staff-page'
import type { Html } from '../show-value'

/** The policy of the page: its script, requests and forms to its own origin, and no script in texts. */
export const MARKETING_POLICY = staffPagePolicy(
  "'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
)

/** The sections of the page, by their names in its address. */
export const SECTIONS = { events: 'Live events', funnel: 'Funnel', experiments: 'Experiments' } as const
type SectionName = keyof typeof SECTIONS

/** The page around one of its sections. */
export function marketingPage(section: SectionName, content: Html): Html {
  return staffPage({
    title: `${SECTIONS[section]}, marketing`,
    heading: 'Marketing',
    intro: '<a href="../">Back to the sandbox</a>',
    links: Object.entries(SECTIONS).map(([name, text]) => ({
      href: `?view=${name}`,
      text,
      isCurrent: name === section,
    })),
    main: `<section><h2>${SECTIONS[section]}</h2>
${content}</section>${section === 'events' ? '<script src="live.js" defer></script>' : ''}`,
  })
}

/** A form that changes the page's address, so that it works without scripts. */
export const form = (section: SectionName, ...fields: Html[]): Html =>
  `<form method="get"><input type="hidden" name="view" value="${section}">${fields.join('')}<button>Show</button></form>`

type Options<Name extends string> = Readonly<Record<Name, { label: string }>>

export function select<Name extends string>(
  name: string,
  label: string,
  options: Options<Name>,
  chosen: Name,
): Html {
  const list = Object.entries<{ label: string }>(options).map(
    ([value, { label: text }]) =>
      `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`,
  )
  return `<label>${label}<select name="${name}">${list.join('')}</select></label>`
}

/** The option that an address names, or the fallback. */
export const chosenOf = <Name extends string>(
  query: unknown,
  name: string,
  options: Readonly<Record<Name, unknown>>,
  fallback: Name,
): Name => (Object.keys(options) as Name[]).find((value) => value === textOf(query, name)) ?? fallback

interface Row {
  cells: readonly string[]
  /** A drawing of the row's numbers, under its first cell. */
  drawing: Html
}

/** A table, whose rows are cards on a phone. Its texts are escaped here. Roles stay where styles change what a row is. */
export function table(caption: string, columns: readonly string[], rows: readonly Row[]): Html {
  const head = columns
    .map((column) => `<th scope="col" role="columnheader">${escapeHtml(column)}</th>`)
    .join('')
  const body = rows.map(({ cells: [first = '', ...rest], drawing }) => {
    const cells = rest.map(
      (cell, at) =>
        `<td role="cell" data-label="${escapeHtml(columns[at + 1] ?? '')}">${escapeHtml(cell)}</td>`,
    )
    return `<tr role="row"><th scope="row" role="rowheader">${escapeHtml(first)}${drawing}</th>${cells.join('')}</tr>`
  })
  return `<table role="table"><caption>${escapeHtml(caption)}</caption>
<thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>`
}

/** Draws bars from left to right; screen readers have the numbers of the table. @param bars shares of the width, from 0 to 1 */
export function draw(...bars: { from: number; to: number; isThin?: boolean }[]): Html {
  const rects = bars.map(({ from, to, isThin = false }) => {
    const [y, height] = isThin ? [4, 2] : [0, 10]
    return `<rect x="${from * 1000}" y="${y}" width="${(to - from) * 1000}" height="${height}"/>`
  })
  return `<svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">${rects.join('')}</svg>`
}

/** Stands where nothing was received, and says how that changes. */
export const emptyState = (sentence: string): Html => `<p class="empty">${escapeHtml(sentence)}</p>`

/** `12.3 %`; a dash where there is no share. @param share from 0 to 1 */
export const percent = (share: number | null): string =>
  share === null ? '–' : `${(share * 100).toFixed(1)} %`

import { escapeHtml } from '../lib/html-page'
import type { RecordKind } from '../standins/kit/received'
import { staffPage, staffPagePolicy } from '../lib/staff-page'
import { definitions, type Html, isEmpty, isFigure, labelOf, showBrief } from './show-value'

/** Allows the page's own style, and nothing else. */
export const CONTENT_SECURITY_POLICY = staffPagePolicy("'none'")

type Received = Record<string, unknown>

interface Section {
  kind: RecordKind
  records: readonly Received[]
  /** Whether a page of its own has more. */
  hasMore: boolean
}

interface Around {
  chosen: RecordKind | undefined
  /** Further pages of the sandbox. */
  pages: readonly { href: string; text: string }[]
}

/** The sandbox as a page: every kind of record with its newest entries, or all entries of the chosen kind. */
export function sandboxPage(
  kinds: readonly RecordKind[],
  sections: readonly Section[],
  { chosen, pages }: Around,
): Html {
  const links = [
    { href: './', text: 'Newest', isCurrent: !chosen },
    ...kinds.map((kind) => ({ href: `?view=${kind.name}`, text: kind.title, isCurrent: kind === chosen })),
    ...pages,
  ]
  const empty = sections.filter(({ records }) => records.length === 0)
  return staffPage({
    title: chosen ? `${chosen.title}, sandbox` : 'Sandbox',
    heading: 'Sandbox',
    intro:
      'What the shop and the embedded services have received, newest first. No money moves here. Times are South African.',
    links,
    main: `${sections
      .filter(({ records }) => records.length > 0)
      .map(section)
      .join('\n')}
${empty.length ? `<section><h2>${chosen?.title ?? 'The rest'}</h2><p class="empty">Nothing yet${chosen ? '' : `: ${empty.map(({ kind }) => kind.title).join(', ')}`}.</p></section>` : ''}`,
  })
}

function section({ kind, records, hasMore }: Section): Html {
  const heads = kind.columns.map((column) => {
    const figure = records.some((record) => isFigure(record[column])) ? ' class="figure"' : ''
    return `<span${figure}>${labelOf(column)}</span>`
  })
  return `<section>
<h2>${kind.title}</h2>
<div class="heads" aria-hidden="true">${heads.join('')}</div>
<ul class="records" role="list">${records.map((record) => entry(kind, record)).join('\n')}</ul>
<p class="foot">${hasMore ? `<a href="?view=${kind.name}">More ${kind.title.charAt(0).toLowerCase()}${kind.title.slice(1)}</a>` : ''}<a href="api/${kind.name}">${kind.title} as JSON</a></p>
</section>`
}

/** Kinds of records that a browser has sent. They are long, so they are shown only as JSON. */
const SENT = 'payload'

/** A record as a line, or on a phone as a card, which opens to everything in it. */
function entry({ columns, pages }: RecordKind, record: Received): Html {
  const cells = columns.map((column, at) => {
    const value = record[column]
    const names = [
      'cell',
      at === 0 && 'title',
      at === columns.length - 1 && 'last',
      isFigure(value) && 'figure',
      isEmpty(value) && 'none',
    ].filter(Boolean)
    return `<span class="${names.join(' ')}"><span class="label">${labelOf(column)}</span> ${showBrief(column, value)}</span>`
  })
  const links = Object.entries(pages?.fields ?? {}).map(
    ([field, words]) => `<a href="${escapeHtml(pages?.address(record, field) ?? '')}">${words}</a>`,
  )
  const without = (...names: readonly string[]) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
  const paged = Object.keys(pages?.fields ?? {})
  return `<li><details><summary>${cells.join('')}</summary><div class="whole">
${links.length ? `<p>${links.join('')}</p>` : ''}
${definitions(without(...paged, SENT))}
<details><summary>JSON</summary><pre>${escapeHtml(JSON.stringify(without(...paged), null, 2))}</pre></details>
</div></details></li>`
}

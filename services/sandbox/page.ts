import { escapeHtml, htmlPage, htmlPagePolicy } from '../lib/html-page'
import type { RecordKind } from '../standins/kit/received'

const STYLE = `
body{margin:0;padding:24px;background:#f1f0ec;color:#222;font:16px/1.5 system-ui,sans-serif}
main{max-width:1280px;margin:0 auto}
section{background:#fff;border-radius:24px;padding:24px;margin:24px 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:8px 12px;border-bottom:1px solid #ddd;text-align:left;vertical-align:top;white-space:nowrap}
a{color:#1b4dff}
pre{margin:8px 0;white-space:pre-wrap}
`

/** Allows the page's own style, and nothing else. */
export const CONTENT_SECURITY_POLICY = htmlPagePolicy(STYLE)

const MARKETING = '<p><a href="marketing/">Marketing: live events, funnel and experiments</a></p>'

/** The sandbox as a page: every kind of record with its newest entries, and each entry in full behind a disclosure. */
export function sandboxPage(sections: { kind: RecordKind; records: Record<string, unknown>[] }[]): string {
  const body = `<main>
<h1>Sandbox</h1>
<p>What the shop and the embedded services have received, newest first.</p>
${sections.some(({ kind }) => kind.name === 'events') ? MARKETING : ''}
${sections.map(section).join('\n')}
</main>`
  return htmlPage({ title: 'Sandbox', style: STYLE, body })
}

function section({ kind, records }: { kind: RecordKind; records: Record<string, unknown>[] }): string {
  const [first] = records
  const columns = first ? Object.keys(first).filter((key) => !isNested(first[key]) && !isPage(kind, key)) : []
  const table = `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(kind.title)}"><table>
<thead><tr><th scope="col">everything</th>${columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')}</tr></thead>
<tbody>${records.map((record) => row(kind, record, columns)).join('')}</tbody>
</table></div>`
  return `<section>
<h2>${escapeHtml(kind.title)}</h2>
<p><a href="api/${kind.name}">${escapeHtml(kind.title)} as JSON</a></p>
${records.length ? table : '<p>Nothing yet.</p>'}
</section>`
}

function row(kind: RecordKind, record: Record<string, unknown>, columns: string[]): string {
  const cells = columns.map((column) => `<td>${escapeHtml(String(record[column] ?? ''))}</td>`).join('')
  const shown = Object.entries(record).filter(([key]) => !isPage(kind, key))
  const everything = escapeHtml(JSON.stringify(Object.fromEntries(shown), null, 2))
  const links = (kind.pages?.fields ?? []).map((field) => {
    const address = kind.pages?.address(record, field) ?? ''
    return `<a href="${escapeHtml(address)}">${escapeHtml(field)}</a> `
  })
  return `<tr><td>${links.join('')}<details><summary>Show</summary><pre>${everything}</pre></details></td>${cells}</tr>`
}

const isPage = ({ pages }: RecordKind, key: string): boolean => pages?.fields.includes(key) ?? false

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null

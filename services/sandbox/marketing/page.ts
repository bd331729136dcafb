import { PALETTE } from '../../../shared/palette'
import { escapeHtml, htmlPage } from '../../lib/html-page'
import { sourceHash } from '../../site/page-parts'
import { textOf } from '../../standins/kit/answers'

/** HTML of the page itself; everything that a browser sent is escaped in it. */
type Html = string

const STYLE = `
body{margin:0;padding:16px;background:${PALETTE['light-gray']};color:${PALETTE.charcoal};font:16px/1.5 system-ui,sans-serif}
main,header{max-width:1128px;margin:0 auto}
main{box-sizing:border-box;background:${PALETTE.white};border-radius:24px;padding:16px}
h1,h2,h3{margin:8px 0;line-height:1.2;overflow-wrap:anywhere}
h3{margin-top:32px}
a{color:${PALETTE.blue}}
header>a,main p>a{display:inline-flex;align-items:center;min-height:44px}
nav ul{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0 16px;padding:0;list-style:none}
nav a,button{box-sizing:border-box;display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid ${PALETTE.gray};border-radius:22px;background:${PALETTE.white};color:${PALETTE.charcoal};font:inherit;text-decoration:none;cursor:pointer}
nav [aria-current],button{border-color:${PALETTE.charcoal};background:${PALETTE.charcoal};color:${PALETTE.white}}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:16px 0}
label{display:grid;gap:4px;flex:1 1 160px;max-width:320px;font-size:14px}
input,select{box-sizing:border-box;width:100%;min-height:44px;padding:0 12px;border:1px solid ${PALETTE.gray};border-radius:12px;background:${PALETTE.white};color:inherit;font:inherit}
:focus-visible{outline:3px solid ${PALETTE.blue};outline-offset:2px}
.scroll{overflow-x:auto;margin:16px 0}
table{border-collapse:collapse;width:100%;font-size:14px}
caption{text-align:left;color:${PALETTE.gray};padding:4px 0}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid ${PALETTE['light-gray']};text-align:left;vertical-align:top;font-weight:400;white-space:nowrap}
thead th{font-weight:600}
tbody th{min-width:160px;max-width:400px;white-space:normal;overflow-wrap:anywhere}
svg{display:block;width:100%;height:10px;margin-top:4px;fill:${PALETTE.blue}}
.finding{font-size:18px;font-weight:600;overflow-wrap:anywhere}
.empty{padding:24px;border-radius:16px;background:${PALETTE.cream}}
#live{display:flex;gap:16px;align-items:center}
#live[hidden]{display:none}
#events{margin:16px 0;padding:0;list-style:none}
#events li{border-bottom:1px solid ${PALETTE['light-gray']}}
summary{padding:10px 0;cursor:pointer;overflow-wrap:anywhere}
summary span{margin-right:8px;color:${PALETTE.gray};font-size:14px}
summary b{margin-right:8px}
pre{margin:0 0 16px;padding:12px;border-radius:12px;background:${PALETTE['light-gray']};font-size:13px;white-space:pre-wrap;overflow-wrap:anywhere}
`

/** The policy of the page: its own style and script, requests and forms to its own origin, and no script in texts. */
export const MARKETING_POLICY = [
  "default-src 'none'",
  `style-src ${sourceHash(STYLE)}`,
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The sections of the page, by their names in its address. */
export const SECTIONS = { events: 'Live events', funnel: 'Funnel', experiments: 'Experiments' } as const
type SectionName = keyof typeof SECTIONS

/** The page around one of its sections. */
export function marketingPage(section: SectionName, content: Html): Html {
  const links = Object.entries(SECTIONS).map(([name, title]) => {
    const current = name === section ? ' aria-current="page"' : ''
    return `<li><a href="?view=${name}"${current}>${title}</a></li>`
  })
  const body = `<header><a href="../">Sandbox</a><h1>Marketing</h1>
<nav aria-label="Sections"><ul role="list">${links.join('')}</ul></nav></header>
<main><h2>${SECTIONS[section]}</h2>
${content}</main>${section === 'events' ? '<script src="live.js" defer></script>' : ''}`
  return htmlPage({ title: `${SECTIONS[section]}, marketing`, style: STYLE, body })
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

/** A table that scrolls sideways where it is wider than the screen. Its texts are escaped here. */
export function table(caption: string, columns: readonly string[], rows: readonly Row[]): Html {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')
  const body = rows.map(({ cells: [first = '', ...rest], drawing }) => {
    const cells = rest.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')
    return `<tr><th scope="row">${escapeHtml(first)}${drawing}</th>${cells}</tr>`
  })
  const name = escapeHtml(caption)
  return `<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table><caption>${name}</caption>
<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
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

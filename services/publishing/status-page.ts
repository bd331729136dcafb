import { escapeHtml, htmlPage } from '../lib/html-page'
import type { ReportedFinding } from '../build/findings'
import type { Publication } from './store'
import type { Outcome } from './state'

export interface Status {
  siteUrl: string
  /** Since when visitors see the site as it is; undefined before the first release. */
  liveSince: Date | undefined
  publications: readonly Publication[]
  /** What waits to be built, for people. */
  waiting: readonly string[]
  /** Whether any host can build what is published; null where nobody knows. */
  canBuild: boolean
  now: Date
}

export const STATUS_STYLE =
  ':root{color-scheme:light dark}body{margin:0 auto;padding:32px 16px 64px;max-width:44em;font:16px/1.5 system-ui,sans-serif}' +
  'h1{font-size:26px;line-height:1.2}h2{font-size:18px;margin-top:32px}ol{list-style:none;padding:0}li{padding:12px 0;border-top:1px solid #8886}' +
  'li ul{padding-left:20px;margin:8px 0 0}li li{border:0;padding:4px 0;list-style:disc}time,small{opacity:.75}' +
  '.live,.unchanged{color:#0a7a3d}.failed,.rejected{color:#c6281c}p{margin:8px 0;overflow-wrap:anywhere}' +
  '@media(prefers-color-scheme:dark){.live,.unchanged{color:#5fd08f}.failed,.rejected{color:#ff8a80}a{color:#9ecbff}}'

const WORDS: Readonly<Record<Outcome, string>> = {
  building: 'Being built',
  live: 'Live',
  unchanged: 'Nothing to publish: the site shows it already',
  rejected: 'Not published: something has to be mended first',
  failed: 'Not published: the build failed',
  interrupted: 'Interrupted, and done again',
}

/** Shown again while something goes on, so that an editor sees the end of it, and less often otherwise; in s. */
const [SOON, LATER] = [3, 20]

const timeOf = (date: Date): string => {
  const words = new Intl.DateTimeFormat('en-ZA', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Africa/Johannesburg',
  }).format(date)
  return `<time datetime="${date.toISOString()}">${escapeHtml(words)}</time>`
}

const secondsOf = (from: Date, to: Date): string =>
  `${Math.max(1, Math.round((to.getTime() - from.getTime()) / 1000))} s`

/** `/editor/status/`: how publishing stands, for whoever holds the editor's token. South African times. */
export function statusPage(status: Status): string {
  const { publications, waiting, canBuild, now } = status
  const isBusy = waiting.length > 0 || publications[0]?.outcome === 'building'
  const body = `<h1>Publishing</h1>
<p role="status">${headline(status)}</p>
${canBuild ? '' : '<p>No running host builds what is published. Ask who runs the site to start one without --no-build.</p>'}
<h2>The latest publications</h2>
${publications.length === 0 ? '<p>None yet.</p>' : `<ol>${publications.map((one) => itemOf(one, now)).join('')}</ol>`}
<p><small>This page shows itself again every few seconds, for an hour. Then open it again from the visual editor.</small></p>`
  return htmlPage({ title: 'Publishing', style: STATUS_STYLE, body, refresh: isBusy ? SOON : LATER })
}

function headline({ publications, waiting, liveSince, siteUrl, now }: Status): string {
  const [newest] = publications
  const live = liveSince ? `Visitors see the site of ${timeOf(liveSince)}.` : 'There is no site yet.'
  const link = `<a href="${escapeHtml(siteUrl)}/za/">Open the site</a>`
  if (newest?.outcome === 'building')
    return `A change is being published, for ${secondsOf(newest.startedAt, now)} so far. ${live} ${link}`
  if (waiting.length > 0) return `A change waits to be published. ${live} ${link}`
  return newest && ['rejected', 'failed'].includes(newest.outcome)
    ? `The last change is not published; why is below. ${live} ${link}`
    : `Everything is published. ${live} ${link}`
}

function itemOf({ outcome, cause, startedAt, endedAt, reason, findings }: Publication, now: Date): string {
  const took =
    outcome === 'building' ? secondsOf(startedAt, now) : endedAt ? secondsOf(startedAt, endedAt) : ''
  return `<li><strong class="${outcome}">${WORDS[outcome]}</strong> ${timeOf(startedAt)}${took && `, ${took}`}
<p>${escapeHtml(cause)}</p>${(reason ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')}${findings.length > 0 ? `<ul>${findings.map(findingOf).join('')}</ul>` : ''}</li>`
}

function findingOf({ severity, line, address }: ReportedFinding): string {
  const text = `${severity === 'error' ? 'To mend' : 'Note'}: ${escapeHtml(line)}`
  return `<li>${text}${address ? ` <a href="${escapeHtml(address)}">Open it in the editor</a>` : ''}</li>`
}

import { escapeHtml } from '../lib/html-page'
import { staffPage } from '../lib/staff-page'
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
  /** Whether this host builds what is published. Undefined where nothing is published, as during development. */
  canBuild: boolean | undefined
  now: Date
}

const WORDS: Readonly<Record<Outcome, { text: string; tone: 'good' | 'open' | 'bad' }>> = {
  building: { text: 'Being built', tone: 'open' },
  live: { text: 'Live', tone: 'good' },
  unchanged: { text: 'Nothing to publish: the site shows it already', tone: 'good' },
  rejected: { text: 'Not published: something has to be mended first', tone: 'bad' },
  failed: { text: 'Not published: the build failed', tone: 'bad' },
  interrupted: { text: 'Interrupted, and done again', tone: 'open' },
}

const NO_BUILDER =
  'No running host builds what is published. Ask who runs the site to start one without --no-build.'
const NO_PUBLISHING = 'This site is being developed: nothing is released from here.'

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
  const nobody = canBuild ? '' : `<p role="alert">${canBuild === undefined ? NO_PUBLISHING : NO_BUILDER}</p>`
  const log = publications.map((one) => itemOf(one, now)).join('')
  return staffPage({
    title: 'Publishing',
    heading: 'Publishing',
    intro: `<span role="status">${headline(status)}</span>`,
    main: `<section>${nobody}<h2>The latest publications</h2>
${publications.length === 0 ? '<p class="empty">None yet.</p>' : `<ol class="log" role="list">${log}</ol>`}
<p class="note">This page shows itself again every few seconds, for an hour. Then open it again from the visual editor.</p></section>`,
    refresh: isBusy ? SOON : LATER,
  })
}

function headline({ publications, waiting, liveSince, siteUrl, canBuild, now }: Status): string {
  const [newest] = publications
  const live = liveSince ? `Visitors see the site of ${timeOf(liveSince)}.` : 'There is no site yet.'
  const link = `<a href="${escapeHtml(siteUrl)}/za/">Open the site</a>`
  if (canBuild === undefined) return link
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
  const { text, tone } = WORDS[outcome]
  return `<li><span class="state" data-tone="${tone}">${text}</span> ${timeOf(startedAt)}${took && `, ${took}`}
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

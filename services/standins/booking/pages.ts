import { INVALID_EMAIL, isEmailAddress } from '../../../shared/contact-details'
import { formatDay, formatMoment, shortDay } from '../../../shared/sast-date'
import { escapeHtml, htmlPage } from '../../lib/html-page'
import { sourceHash } from '../../site/page-parts'
import { textOf } from '../kit/answers'
import { type BookableDay, slotName } from './slots'

const STYLE = `
body{margin:0;padding:24px;background:#fff;color:#222;font:17px/1.5 system-ui,sans-serif}
main{max-width:640px;margin:0 auto}
h1{margin:0 0 8px;font-size:24px;line-height:1.2}
h2{margin:24px 0 8px;font-size:18px}
ul{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none}
li a,button{box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 14px;border:1px solid #767676;border-radius:12px;background:#fff;color:#222;font:inherit;text-decoration:none;cursor:pointer}
[aria-current],button{border-color:#222;background:#222;color:#fff}
form{display:grid;gap:16px}
label{display:grid;gap:4px;font-weight:600}
input{min-height:44px;padding:0 12px;border:1px solid #767676;border-radius:12px;font:inherit}
[role=alert],[data-problem]{color:#a3201a;font-weight:400}
main>a{display:inline-flex;align-items:center;min-height:44px;color:#1b4dff}
`

/**
 * The policy of the calendar's pages: their own style, the one script that reports to the page around them, and forms to this
 * origin. Only the site itself may show them in a frame.
 */
export const BOOKING_POLICY = [
  "default-src 'none'",
  `style-src ${sourceHash(STYLE)}`,
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** `sales-call` is called `Sales call`. */
const titleOf = (event: string): string => {
  const words = event.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const page = (title: string, body: string): string =>
  htmlPage({
    title: escapeHtml(title),
    style: STYLE,
    body: `<main>${body}</main><script src="/booking/frame.js" defer></script>`,
  })

const alertOf = (sentence: string | undefined): string =>
  sentence ? `<p role="alert">${escapeHtml(sentence)}</p>` : ''

interface Calendar {
  event: string
  days: readonly BookableDay[]
  /** The day whose times are shown; the first day where this is none of them. */
  chosen: string
  /** The reason why the previous request failed. */
  sentence?: string
}

/** The days, and the times of one of them, as links. */
export function calendarPage({ event, days, chosen, sentence }: Calendar): string {
  const shown = days.find(({ day }) => day === chosen) ?? days[0]
  const dayLinks = days.map(({ day }) => {
    const current = day === shown?.day ? ' aria-current="date"' : ''
    return `<li><a href="/booking/${event}/?day=${day}"${current}>${shortDay(day)}</a></li>`
  })
  const timeLinks = shown?.times.map((time) => {
    const slot = slotName(shown.day, time)
    return `<li><a href="/booking/${event}/?slot=${slot}">${time}</a></li>`
  })
  return page(
    titleOf(event),
    `<h1>${titleOf(event)}</h1>
${alertOf(sentence)}
<p>Twenty minutes. All times are South African.</p>
<h2 id="days">Choose a day</h2>
<ul role="list" aria-labelledby="days">${dayLinks.join('')}</ul>
<h2 id="times">Choose a time on ${shown ? formatDay(shown.day) : 'it'}</h2>
<ul role="list" aria-labelledby="times">${timeLinks?.join('') ?? ''}</ul>`,
  )
}

/** What somebody typed, trimmed. The form shows it again where something is wrong. */
interface TypedBooking {
  slot: string
  name: string
  email: string
}

const LONGEST = { name: 100, email: 254 }

/** Reads the form of a booking, and says for each field what is wrong with it. */
export function readForm(form: unknown): {
  typed: TypedBooking
  problems: Partial<Record<'name' | 'email', string>>
} {
  const typed = { slot: textOf(form, 'slot'), name: textOf(form, 'name'), email: textOf(form, 'email') }
  return {
    typed,
    problems: {
      ...(typed.name === '' && { name: 'Your name is missing' }),
      ...(typed.name.length > LONGEST.name && { name: 'Your name is too long' }),
      ...((typed.email.length > LONGEST.email || !isEmailAddress(typed.email)) && { email: INVALID_EMAIL }),
    },
  }
}

interface Form {
  event: string
  startsAt: Date
  typed: TypedBooking
  problems: Partial<Record<'name' | 'email', string>>
}

/** The form in which somebody books the chosen time. */
export function formPage({ event, startsAt, typed, problems }: Form): string {
  const field = (name: 'name' | 'email', label: string, attributes: string) => {
    const problem = problems[name]
    const invalid = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
    const words = problem ? `<span data-problem id="${name}-problem">${escapeHtml(problem)}</span>` : ''
    return `<div><label>${label}<input name="${name}" ${attributes} required value="${escapeHtml(typed[name])}"${invalid}></label>${words}</div>`
  }
  const [day = ''] = typed.slot.split('T')
  return page(
    titleOf(event),
    `<h1>${titleOf(event)}</h1>
${alertOf(Object.keys(problems).length > 0 ? 'Something is missing.' : undefined)}
<p>${formatMoment(startsAt.toISOString())}, South African time.</p>
<form method="post" action="/booking/${event}/">
<input type="hidden" name="slot" value="${escapeHtml(typed.slot)}">
${field('name', 'Your name', 'autocomplete="name" maxlength="100"')}
${field('email', 'Your email address', 'type="email" autocomplete="email" maxlength="254"')}
<button>Book this time</button>
</form>
<a href="/booking/${event}/?day=${escapeHtml(encodeURIComponent(day))}">Choose another time</a>`,
  )
}

/** Confirms a booking. The page shows the time and no name, since its address may reach others. */
export const bookedPage = (event: string, startsAt: Date): string =>
  page(
    titleOf(event),
    `<div data-event="booking.scheduled"><h1>Your time is booked</h1>
<p>${titleOf(event)}, ${formatMoment(startsAt.toISOString())}, South African time.</p></div>`,
  )

/** Any other message. */
export const sentencePage = (sentence: string): string =>
  page('Booking', `<h1>Booking</h1><p>${escapeHtml(sentence)}</p>`)

import { orderUrl } from '../../shared/orders'
import { formatMoment } from '../../shared/sast-date'
import { MOST_CHARACTERS } from '../../shared/contact-details'
import { WAITLIST_WORDINGS } from '../../shared/consent-wordings'
import { escapeHtml, htmlPage, htmlPagePolicy } from '../lib/html-page'
import type { Problem } from './domain/problem'
import { type Html, html } from './mail/html'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;align-content:center;background:#cff3e1;color:#222;font:17px/1.5 Figtree,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:520px;margin:0 auto;padding:16px 16px 48px}
.brand{display:inline-block;padding:16px 8px;color:#222;font-size:26px;font-weight:800;letter-spacing:-.04em;text-decoration:none}
.card{background:#fff;border-radius:24px;padding:clamp(20px,6vw,36px)}
h1{margin:0 0 12px;font-size:clamp(32px,8vw,44px);line-height:1.05;font-weight:800;letter-spacing:-.025em;overflow-wrap:anywhere}
p{margin:12px 0 0}
label{display:block;font-weight:600;margin:20px 0 6px}
input:not([type=checkbox]){width:100%;min-height:56px;padding:12px 16px;border:2px solid #767676;border-radius:14px;background:#fff;color:#222;font:inherit}
input[aria-invalid]{border-color:#b3261e}
.error{margin:6px 0 0;color:#b3261e;font-size:15px;font-weight:600}
.box{display:flex;align-items:center;gap:12px;min-height:48px;font-weight:400}
.box input{flex:none;width:22px;height:22px;margin:0;accent-color:#0a7d4f}
.note{font-size:15px;color:#5c5c5c}
button,.way{display:block;width:100%;min-height:52px;margin-top:24px;padding:12px 16px;border:0;border-radius:999px;background:#222;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.way{margin-top:12px;background:none;color:#222;text-decoration:underline;text-underline-offset:3px}
button:hover{background:#000}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #1b4dff;outline-offset:2px}
`

/** Allows the page's own style, and forms that post to the shop; nothing else loads or runs. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': htmlPagePolicy(STYLE, "'self'"),
  // A page's address may contain a credential.
  'referrer-policy': 'no-referrer',
} as const

/** A whole page of the shop itself, for addresses that no page of the site can answer. */
const layout = (title: string, card: Html): string =>
  htmlPage({
    title: `${escapeHtml(title)} | Yoco`,
    style: STYLE,
    body: html`<main>
      <a class="brand" href="/za/">yoco</a>
      <div class="card">${card}</div>
    </main>`.source,
  })

const toOrder = (orderNumber: string) =>
  html`<a class="way" href="${orderUrl(orderNumber)}">See your order</a>`

/** Asks for confirmation first, because mail programs open links by themselves. */
export const confirmPage = (orderNumber: string, reservedUntil: Date | null): string =>
  layout(
    'Confirm your order',
    html`<h1>Confirm your order?</h1>
      <p>
        Press the button, and
        ${
          reservedUntil
            ? `we keep the goods of order ${orderNumber} for you until ${formatMoment(reservedUntil.toISOString())}`
            : `order ${orderNumber} is placed`
        }.
        Otherwise what you ordered goes back on sale. Nothing is charged.
      </p>
      <form method="post"><button>Confirm my order</button></form>
      ${toOrder(orderNumber)}`,
  )

export const confirmedPage = (orderNumber: string, reservedUntil: Date | null): string =>
  layout(
    'Your order is confirmed',
    html`<h1>Your order is confirmed</h1>
      <p>
        ${
          reservedUntil
            ? `We keep the goods of order ${orderNumber} for you until ${formatMoment(reservedUntil.toISOString())}`
            : `Order ${orderNumber} is placed`
        }.
        What happens next is in our mail, and on the order’s page.
      </p>
      ${toOrder(orderNumber)}`,
  )

/** The items are on sale again, or the order is paid or cancelled; the order's page says which, and what the shopper can do. */
export const nothingToConfirmPage = (orderNumber: string): string =>
  layout(
    'Nothing to confirm',
    html`<h1>There is nothing to confirm</h1>
      <p>
        This order does not wait for you any more: it is paid, it has ended, or the time to confirm it is
        over. An order that is not lost can be paid on its page.
      </p>
      ${toOrder(orderNumber)}`,
  )

export const unknownLinkPage = (): string =>
  layout(
    'This link does not work',
    html`<h1>This link does not work</h1>
      <p>Open the link from our mail once more, whole. If that does not help, call us.</p>
      <a class="way" href="/za/help/">Get help</a>`,
  )

/** The values of a form that was submitted without script, as far as they can be shown again. */
export type TypedForm = Readonly<Record<string, unknown>>

const EMPTY = html``

const textOf = (form: TypedForm, name: string): string => {
  const value = form[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const hidden = (form: TypedForm, name: string): Html =>
  html`<input type="hidden" name="${name}" value="${textOf(form, name)}" />`

function field(form: TypedForm, problem: Problem, name: string, label: string, attributes: Html): Html {
  const error = problem.fields?.[name]
  const wrong = error ? html`aria-invalid="true" aria-describedby="${name}-error"` : EMPTY
  return html`<label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${textOf(form, name)}" ${attributes} ${wrong} />
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : EMPTY}`
}

/** A page may have been built with an earlier wording. */
const WORDINGS: Readonly<Record<string, { marketing: string }>> = WAITLIST_WORDINGS

const marketingBox = (form: TypedForm): Html => {
  const words = WORDINGS[textOf(form, 'consent_version')]?.marketing
  const isTicked = Array.isArray(form.marketing) && form.marketing.includes('email')
  return words
    ? html`<label class="box"
        ><input
          type="checkbox"
          name="marketing"
          value="email"
          ${isTicked ? html`checked` : EMPTY}
        />${words}</label
      >`
    : EMPTY
}

const filledForm = (form: TypedForm, problem: Problem): Html =>
  html`<form method="post" action="/shop/api/v1/waitlist/">
    ${['item', 'page', 'consent_version'].map((name) => hidden(form, name))}
    ${field(form, problem, 'name', 'Name', html`autocomplete="name" maxlength="${String(MOST_CHARACTERS.full_name)}" required`)}
    ${field(form, problem, 'email', 'Email address', html`type="email" autocomplete="email" maxlength="${String(MOST_CHARACTERS.email)}" required`)}
    ${
      'quantity' in form
        ? field(
            form,
            problem,
            'quantity',
            'How many',
            html`type="number" inputmode="numeric" min="1" required`,
          )
        : EMPTY
    }
    ${marketingBox(form)}
    <button>Send again</button>
  </form>`

/**
 * The answer to a refused form without script: the errors, and the form with its values, unless the item itself is the problem.
 * @param back path of the page that the form is on
 */
export const refusedPage = (form: TypedForm, problem: Problem, back: string): string =>
  layout(
    'Error: not on the list yet',
    html`<h1>Not on the list yet</h1>
      <p role="alert">${problem.message}</p>
      ${problem.fields?.item ? EMPTY : filledForm(form, problem)}
      <a class="way" href="${back}">Back to the shop</a>`,
  )

/** Asks for confirmation first, because mail programs open links by themselves. */
export const leavePage = (name: string): string =>
  layout(
    'Leave the list',
    html`<h1>Leave the list?</h1>
      <p>
        We stop telling you about ${name} and delete your details, and the consent to news that came with
        them.
      </p>
      <form method="post"><button>Leave the list</button></form>
      <a class="way" href="/za/shop/">Stay, and go to the shop</a>`,
  )

export const gonePage = (): string =>
  layout(
    'You are not on the list',
    html`<h1>You are not on the list</h1>
      <p>We keep none of your details here. If you change your mind, join again on the product’s page.</p>
      <a class="way" href="/za/shop/">Go to the shop</a>`,
  )

/** The path of a mail's link, with and without the last slash, which some programs take for the end of a sentence. */
export const withAndWithoutSlash = (path: `${string}/`): string[] => [path, path.slice(0, -1)]

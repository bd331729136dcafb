import { MOST_CHARACTERS } from '../../../shared/contact-details'
import { WAITLIST_WORDINGS } from '../../../shared/consent-wordings'
import type { Problem } from '../domain/problem'
import { html, type Html } from '../mail/html'
import { layout } from './layout'

/** What a form without script has sent, as far as it can be shown again. */
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
 * Answers a form without script that was refused: what is wrong, and the form as it was filled in, unless the item itself
 * is at fault. @param back path of the page that the form is on
 */
export const refusedPage = (form: TypedForm, problem: Problem, back: string): string =>
  layout(
    'Error: not on the list yet',
    html`<h1>Not on the list yet</h1>
      <p role="alert">${problem.message}</p>
      ${problem.fields?.item ? EMPTY : filledForm(form, problem)}
      <a class="way" href="${back}">Back to the shop</a>`,
  )

/** Asks before anything happens: mail programs open links by themselves. */
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

export const leftPage = (): string =>
  layout(
    'You are not on the list',
    html`<h1>You are not on the list</h1>
      <p>We keep none of your details here. If you change your mind, join again on the product’s page.</p>
      <a class="way" href="/za/shop/">Go to the shop</a>`,
  )

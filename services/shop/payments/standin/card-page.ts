import { escapeHtml } from '../../../lib/html-page'
import { formatCents } from '../../../../shared/money'
import { type CardErrors, type CardForm, TEST_CARDS } from './card'
import { heading, layout } from './layout'
import type { Session } from './schema'

interface Input {
  name: string
  label: string
  autocomplete: string
  numeric: boolean
  value: string
  error: string | undefined
  placeholder?: string
}

/** The page on which a shopper types a card. A kept card is charged later, by the shop. */
export function cardPage(session: Session, form: CardForm, errors: CardErrors): string {
  const firstWrong = Object.keys(errors)[0]
  const field = (name: keyof CardForm, input: Omit<Input, 'name' | 'value' | 'error'>) =>
    inputField(
      { ...input, name, value: name === 'cvc' ? '' : form[name], error: errors[name] },
      name === firstWrong,
    )
  const isKept = session.kind === 'token'
  const amount = formatCents(session.amountCents)
  return layout(
    isKept ? 'Your card' : `Pay ${amount}`,
    `${heading(session, isKept ? 'Your card for' : 'Pay')}
${isKept ? '<p class="notice">Nothing is charged on this page. We keep your card for this order and take you back to the shop.</p>' : ''}
${firstWrong ? '<p class="summary" role="alert">Please check the fields marked below. Nothing was charged.</p>' : ''}
<form method="post" novalidate>
${field('number', { label: 'Card number', autocomplete: 'cc-number', numeric: true })}
<div class="row">
<div>${field('expiry', { label: 'Expiry date', autocomplete: 'cc-exp', numeric: true, placeholder: 'MM/YY' })}</div>
<div>${field('cvc', { label: 'Security code', autocomplete: 'cc-csc', numeric: true, placeholder: 'CVC' })}</div>
</div>
${field('name', { label: 'Name on card', autocomplete: 'cc-name', numeric: false })}
<button name="action" value="pay">${isKept ? 'Use this card' : `Pay ${amount}`}</button>
<button class="plain" name="action" value="cancel">Cancel</button>
</form>`,
    `<details><summary>Test cards</summary><p>No money moves on this page. Any date to come and any security code will do.</p>
<ul>${TEST_CARDS.map(({ number, label }) => `<li><code>${number}</code> ${label}</li>`).join('')}</ul></details>`,
  )
}

/** Asks for the one-time PIN that a bank would send to the shopper's phone. */
export function pinPage(session: Session, error?: string): string {
  const input = {
    label: 'One-time PIN',
    autocomplete: 'one-time-code',
    numeric: true,
    value: '',
    error,
    name: 'pin',
  }
  return layout(
    'Confirm your payment',
    `${heading(session)}
<p>Your bank wants to know that it is you. Enter the PIN it sent for the card ending in ${escapeHtml(session.cardLastFour ?? '')}.</p>
<form method="post" novalidate>
${inputField(input, true)}
<button name="action" value="pay">Confirm payment</button>
<button class="plain" name="action" value="cancel">Cancel</button>
</form>`,
    '<p class="note">This is a test page. The PIN is <code>123456</code>.</p>',
  )
}

function inputField(
  { name, label, autocomplete, numeric, value, error, placeholder }: Input,
  focus: boolean,
): string {
  const wrong = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const hint = placeholder ? ` placeholder="${placeholder}"` : ''
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}"${numeric ? ' inputmode="numeric"' : ''} value="${escapeHtml(value)}"${hint}${wrong}${focus ? ' autofocus' : ''}>
${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}`
}

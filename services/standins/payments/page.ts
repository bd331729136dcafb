import { formatRand } from '../../shop/domain/money'
import { type CardErrors, type CardForm, TEST_CARDS } from './card'
import type { Checkout } from './schema'
import { STYLE } from './style'

const MERCHANT = 'Yoco Shop'

interface Input {
  name: string
  label: string
  autocomplete: string
  numeric: boolean
  value: string
  error: string | undefined
  placeholder?: string
}

/** The page on which a shopper types a card. Works without scripts: every answer of the server is a whole page. */
export function cardPage(checkout: Checkout, form: CardForm, errors: CardErrors): string {
  const firstWrong = Object.keys(errors)[0]
  const field = (name: keyof CardForm, input: Omit<Input, 'name' | 'value' | 'error'>) =>
    inputField(
      { ...input, name, value: name === 'cvc' ? '' : form[name], error: errors[name] },
      name === firstWrong,
    )
  return layout(
    `Pay ${formatRand(checkout.amountCents)}`,
    `${heading(checkout)}
${firstWrong ? '<p class="summary" role="alert">Please check the fields marked below. Nothing was charged.</p>' : ''}
<form method="post" novalidate>
${field('number', { label: 'Card number', autocomplete: 'cc-number', numeric: true })}
<div class="row">
<div>${field('expiry', { label: 'Expiry date', autocomplete: 'cc-exp', numeric: true, placeholder: 'MM/YY' })}</div>
<div>${field('cvc', { label: 'Security code', autocomplete: 'cc-csc', numeric: true, placeholder: 'CVC' })}</div>
</div>
${field('name', { label: 'Name on card', autocomplete: 'cc-name', numeric: false })}
<button name="action" value="pay">Pay ${formatRand(checkout.amountCents)}</button>
<button class="plain" name="action" value="cancel">Cancel</button>
</form>`,
    `<details><summary>Test cards</summary><p>No money moves on this page. Any date to come and any security code will do.</p>
<ul>${TEST_CARDS.map(({ number, label }) => `<li><code>${number}</code> ${label}</li>`).join('')}</ul></details>`,
  )
}

/** Asks for the one-time PIN that a bank would send to the shopper's phone. */
export function pinPage(checkout: Checkout, error?: string): string {
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
    `${heading(checkout)}
<p>Your bank wants to know that it is you. Enter the PIN it sent for the card ending in ${escape(checkout.cardLastFour ?? '')}.</p>
<form method="post" novalidate>
${inputField(input, true)}
<button name="action" value="pay">Confirm payment</button>
<button class="plain" name="action" value="cancel">Cancel</button>
</form>`,
    '<p class="note">This is a test page. The PIN is <code>123456</code>.</p>',
  )
}

/** For an address that leads nowhere. */
export function unknownPage(): string {
  return layout(
    'Payment not found',
    '<h1>We do not know this payment</h1><p>Go back to the shop and choose how to pay again.</p>',
    '',
  )
}

function heading({ amountCents, metadata }: Checkout): string {
  const order = metadata.order_number
  return `<h1>Pay ${MERCHANT} <span class="amount">${formatRand(amountCents)}</span></h1>
<p class="order">${typeof order === 'string' ? `Order ${escape(order)}` : ''}</p>`
}

function inputField(
  { name, label, autocomplete, numeric, value, error, placeholder }: Input,
  focus: boolean,
): string {
  const wrong = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const hint = placeholder ? ` placeholder="${placeholder}"` : ''
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}"${numeric ? ' inputmode="numeric"' : ''} value="${escape(value)}"${hint}${wrong}${focus ? ' autofocus' : ''}>
${error ? `<p class="error" id="${name}-error">${escape(error)}</p>` : ''}`
}

function layout(title: string, card: string, below: string): string {
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${MERCHANT}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><strong>${MERCHANT}</strong><span class="secure"><svg width="14" height="16" viewBox="0 0 14 16" fill="none" aria-hidden="true"><rect x="1" y="7" width="12" height="8" rx="2" fill="currentColor"/><path d="M4 7V5a3 3 0 0 1 6 0v2" stroke="currentColor" stroke-width="2"/></svg>Secure payment</span></header>
<div class="card">
${card}
</div>
${below}
</main>
</body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

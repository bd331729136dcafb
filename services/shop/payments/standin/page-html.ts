import { formatCents } from '../../../../shared/money'
import { escapeHtml, htmlPage } from '../../../lib/html-page'
import { BANKS, type CardErrors, type CardForm, TEST_CARDS } from './test-cards'
import type { Session } from './schema'

const MERCHANT = 'Yoco Shop'

/** The amount, the payee and the order. `verb` begins the page's heading. */
function heading({ amountCents, metadata }: Session, verb = 'Pay'): string {
  const order = metadata.order_number
  return `<h1>${verb} ${MERCHANT} <span class="amount">${formatCents(amountCents)}</span></h1>
<p class="order">${typeof order === 'string' ? `Order ${escapeHtml(order)}` : ''}</p>`
}

/** For an unknown address. */
export function unknownPage(): string {
  return layout(
    'Payment not found',
    '<h1>We do not know this payment</h1><p>Go back to the shop and choose how to pay again.</p>',
    '',
  )
}

/** For a page that failed. */
export function failedPage(): string {
  return layout(
    'Payment page not available',
    '<h1>This page does not work at the moment</h1><p>Load it again in a few seconds to see how your payment stands.</p>',
    '',
  )
}

/** A whole page. Works without scripts. */
function layout(title: string, card: string, below: string): string {
  const body = `<main>
<header><strong>${MERCHANT}</strong><span class="secure"><svg width="14" height="16" viewBox="0 0 14 16" fill="none" aria-hidden="true"><rect x="1" y="7" width="12" height="8" rx="2" fill="currentColor"/><path d="M4 7V5a3 3 0 0 1 6 0v2" stroke="currentColor" stroke-width="2"/></svg>Secure payment</span></header>
<div class="card">
${card}
</div>
${below}
</main>`
  return htmlPage({ title: `${title} | ${MERCHANT}`, style: STYLE, body })
}

/** The page on which a shopper chooses a bank. `error` says why the choice is invalid. */
export function bankPage(session: Session, error?: string): string {
  const wrong = error ? ' aria-describedby="bank-error"' : ''
  return layout(
    `Pay ${formatCents(session.amountCents)}`,
    `${heading(session)}
<form method="post" novalidate>
<fieldset${wrong}>
<legend>Your bank</legend>
${error ? `<p class="error" id="bank-error" role="alert">${error}</p>` : ''}
${BANKS.map(({ name }, index) => option(name, error !== undefined && index === 0)).join('\n')}
</fieldset>
<button name="action" value="pay">Pay ${formatCents(session.amountCents)}</button>
<button class="plain" name="action" value="cancel">Cancel</button>
</form>`,
    `<p class="note">This is a test page: no bank is asked, and no money moves.</p>`,
  )
}

const option = (name: string, focus: boolean): string =>
  `<label class="bank"><input type="radio" name="bank" value="${name}"${focus ? ' autofocus' : ''}>${name}</label>`

interface Input {
  name: string
  label: string
  autocomplete: string
  numeric: boolean
  value: string
  error: string | undefined
  placeholder?: string
}

/** The page on which a shopper types a card. The shop charges a stored card later. */
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

export const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:#f1f0ec;color:#222;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:460px;margin:0 auto;padding:16px 16px 48px}
.card{background:#fff;border-radius:24px;padding:24px;box-shadow:0 1px 2px #0001,0 12px 32px #0000000f}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:16px 8px}
header strong{font-size:18px}
.secure{display:inline-flex;align-items:center;gap:6px;font-size:14px;color:#0a7d4f;font-weight:600}
h1{margin:0;font-size:16px;font-weight:500;color:#565656}
.amount{display:block;font-size:44px;line-height:1.1;font-weight:800;letter-spacing:-.025em;color:#222}
.order{margin:4px 0 24px;color:#565656}
label{display:block;font-weight:600;margin:16px 0 6px}
input{width:100%;min-height:52px;padding:12px 16px;border:1.5px solid #767676;border-radius:14px;background:#fff;color:#222;font:inherit;font-size:17px}
input:focus-visible,button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid #1b4dff;outline-offset:2px}
input[aria-invalid]{border-color:#b3261e;border-width:2px}
.error{margin:6px 0 0;color:#b3261e;font-size:15px}
.summary{margin:0 0 16px;padding:12px 16px;border-radius:14px;background:#fdecea;color:#8c1d18}
.notice{margin:0 0 8px;padding:12px 16px;border-radius:14px;background:#e9f0ff;color:#12307e}
fieldset{border:0;margin:0;padding:0;display:grid;gap:8px}
legend{padding:0;margin:0 0 12px;font-weight:600}
.bank{display:flex;align-items:center;gap:12px;min-height:52px;margin:0;padding:8px 16px;line-height:1.3;border:1.5px solid #767676;border-radius:14px;font-weight:500;cursor:pointer}
.bank:hover{background:#f6f5f2}
.bank:has(:checked){border-color:#222;box-shadow:inset 0 0 0 1px #222}
.bank:has(:focus-visible){outline:3px solid #1b4dff;outline-offset:2px}
.bank input{width:20px;min-height:20px;height:20px;flex:none;margin:0;accent-color:#222}
.bank input:focus-visible{outline:none}
.row{display:grid;grid-template-columns:1fr 1fr;gap:16px}
button{width:100%;min-height:52px;margin-top:24px;border:0;border-radius:999px;background:#222;color:#fff;font:inherit;font-weight:700;font-size:17px;cursor:pointer}
button:hover{background:#000}
.plain{margin-top:8px;background:none;color:#222;text-decoration:underline;text-underline-offset:3px}
.plain:hover{background:#f1f0ec}
details,.note{margin-top:24px;padding:16px 8px 0;font-size:15px;color:#565656}
summary{cursor:pointer;font-weight:600;color:#222;min-height:24px}
li{margin:8px 0}
code{font:600 15px ui-monospace,SFMono-Regular,Menlo,monospace;color:#222;white-space:nowrap}
a{color:#1b4dff}
@media(max-width:340px){.row{grid-template-columns:1fr;gap:0}.amount{font-size:36px}}
`

import { formatCents } from '../../../../shared/money'
import { type Drawing, PAYMENT_MARKS, WALLETS } from '../../../../shared/payment-marks'
import { escapeHtml, htmlPage } from '../../../lib/html-page'
import type { PaymentProviderName } from '../providers'
import { STYLE } from './page-style'
import type { Session } from './schema'
import {
  type Bank,
  BANKS,
  type CardErrors,
  type CardForm,
  TEST_CARDS,
  type Wallet,
  WALLET_CARDS,
} from './test-cards'

const MERCHANT = 'Yoco Shop'

/** The brand that a page belongs to: its name, and its mark on a grid of 32 x 32 px. Its colours are in page-style.ts. */
const LOOKS = {
  checkout: {
    name: 'Checkout',
    drawing:
      '<rect width="32" height="32" rx="9" fill="#0f6fde"/><path d="m9 16.5 5 5 9.5-11" stroke="#fff" stroke-width="3.5"/>',
  },
  blackbird: {
    name: 'Blackbird',
    drawing:
      '<path d="M4 25c7 1 13-1 16-6 1-2 1-4 2-6l6-2-6-2c-2-4-7-4-9 0-2 5-5 11-9 16Z" fill="#ffb81c"/><circle cx="18.6" cy="10.8" r="1.3" fill="#16130f"/>',
  },
  stitch: {
    name: 'Stitch',
    drawing:
      '<rect width="32" height="32" rx="16" fill="#4b2bd6"/><path d="m7 19 4-6m3 6 4-6m3 6 4-6" stroke="#fff" stroke-width="3"/>',
  },
  // The bank that issued the test cards is made up.
  issuer: {
    name: 'Weaver Bank',
    drawing:
      '<path d="M16 1 29 8.5v15L16 31 3 23.5v-15Z" fill="#00614f"/><path d="m9 11 14 10M9 21l14-10M16 7v18" stroke="#fff" stroke-width="2.4"/>',
  },
} as const satisfies Readonly<Record<PaymentProviderName | 'issuer', { name: string; drawing: string }>>

const LOCK =
  '<svg width="14" height="16" viewBox="0 0 14 16" fill="none" aria-hidden="true"><rect x="1" y="7" width="12" height="8" rx="2" fill="currentColor"/><path d="M4 7V5a3 3 0 0 1 6 0v2" stroke="currentColor" stroke-width="2"/></svg>'

interface Layout {
  look: keyof typeof LOOKS
  title: string
  /** The order that is paid, shown beside the brand. */
  order: string
  pay: string
  isWrong?: boolean
}

/** A whole page. Works without scripts. */
function layout({ look, title, order, pay, isWrong = false }: Layout): string {
  const { name, drawing } = LOOKS[look]
  const body = `<main class="page" data-look="${look}">
<div class="order">
<p class="top"><span class="brand"><svg viewBox="0 0 32 32" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawing}</svg>${name}</span>
<span class="safe">${LOCK}Test page, no money moves</span></p>
${order}
</div>
<div class="pay">
${pay}
</div>
</main>`
  return htmlPage({ title: `${isWrong ? 'Error: ' : ''}${title} | ${name}`, style: STYLE, body })
}

/** For an unknown address. */
export const unknownPage = (look: PaymentProviderName): string =>
  layout({
    look,
    title: 'Payment not found',
    order: '<h1>We do not know this payment</h1>',
    pay: '<p>Go back to the shop and choose how to pay again.</p>',
  })

/** For a page that failed. */
export const failedPage = (look: PaymentProviderName): string =>
  layout({
    look,
    title: 'Payment page not available',
    order: '<h1>This page does not work at the moment</h1>',
    pay: '<p>Load it again in a few seconds to see how your payment stands.</p>',
  })

/** The amount, the payee and the order. `verb` begins the page's heading. */
function heading({ amountCents, metadata }: Session, verb = 'Pay'): string {
  const order = metadata.order_number
  return `<h1>${verb} ${MERCHANT} <span class="amount">${formatCents(amountCents)}</span></h1>
${typeof order === 'string' ? `<p class="reference">Order ${escapeHtml(order)}</p>` : ''}`
}

/** The last buttons of every page. */
const buttons = (action: string, words: string): string =>
  `<button name="action" value="${action}">${words}</button>
<button class="plain" name="action" value="cancel">Cancel</button>`

const isKept = ({ kind }: Session): boolean => kind === 'token'

const payWords = (session: Session, use: string): string =>
  isKept(session) ? `Use ${use}` : `Pay ${formatCents(session.amountCents)}`

/** The page on which a shopper chooses a bank. `error` says why the choice is invalid. */
export function bankPage(session: Session, error?: string): string {
  const wrong = error ? ' aria-describedby="bank-error"' : ''
  const options = BANKS.map(
    ({ name, mark }, index) =>
      `<label class="bank"><input type="radio" name="bank" value="${name}"${error && index === 0 ? ' autofocus' : ''}>${markSvg(mark)}${name}</label>`,
  )
  return layout({
    look: session.provider,
    title: `Pay ${formatCents(session.amountCents)}`,
    order: heading(session),
    pay: `<form method="post" novalidate>
<fieldset${wrong}>
<legend>Your bank</legend>
${error ? `<p class="error" id="bank-error" role="alert">${error}</p>` : ''}
${options.join('\n')}
</fieldset>
${buttons('continue', 'Continue')}
</form>`,
    isWrong: error !== undefined,
  })
}

/** The page on which a shopper approves what the bank or the wallet is asked for. */
function approvalPage(
  session: Session,
  {
    field,
    value,
    name,
    mark,
    from,
  }: { field: string; value: string; name: string; mark: Drawing; from: string },
): string {
  return layout({
    look: session.provider,
    title: `Pay with ${name}`,
    order: heading(session, isKept(session) ? 'Your card for' : 'Pay'),
    pay: `<h2>Approve with ${name}</h2>
<p>${isKept(session) ? 'Nothing is charged on this page.' : `${formatCents(session.amountCents)} goes to ${MERCHANT} at once.`}</p>
<div class="with">${markSvg(mark)}<span><b>${name}</b><small>${from}</small></span><a href="">Change</a></div>
<form method="post">
<input type="hidden" name="${field}" value="${value}">
${buttons('pay', payWords(session, name))}
</form>`,
  })
}

export const bankApprovalPage = (session: Session, { name, mark }: Bank): string =>
  approvalPage(session, { field: 'bank', value: name, name, mark, from: 'Test account ending in 4821' })

export const walletApprovalPage = (session: Session, wallet: Wallet): string =>
  approvalPage(session, {
    field: 'wallet',
    value: wallet,
    name: PAYMENT_MARKS[wallet].name,
    mark: PAYMENT_MARKS[wallet],
    from: `Test card ending in ${WALLET_CARDS[wallet]}`,
  })

const CARD_MARKS = [PAYMENT_MARKS.visa, PAYMENT_MARKS.mastercard, PAYMENT_MARKS.american_express]

/** The page on which a shopper types a card, or chooses a wallet. The shop charges a stored card later. */
export function cardPage(session: Session, form: CardForm, errors: CardErrors): string {
  const firstWrong = Object.keys(errors)[0]
  const field = (name: keyof CardForm, input: Omit<Input, 'name' | 'value' | 'error'>) =>
    inputField(
      { ...input, name, value: name === 'cvc' ? '' : form[name], error: errors[name] },
      name === firstWrong,
    )
  const wallets = WALLETS.map(
    (name) =>
      `<button name="wallet" value="${name}">${markSvg(PAYMENT_MARKS[name])}${PAYMENT_MARKS[name].name}</button>`,
  )
  const cards = TEST_CARDS.map(({ number, label }) => `<li><code>${number}</code> ${label}</li>`)
  return layout({
    look: session.provider,
    title: isKept(session) ? 'Your card' : `Pay ${formatCents(session.amountCents)}`,
    order: heading(session, isKept(session) ? 'Your card for' : 'Pay'),
    pay: `${isKept(session) ? '<p class="notice">Nothing is charged on this page. We keep your card for this order and take you back to the shop.</p>' : ''}
<form method="post"><input type="hidden" name="action" value="continue"><div class="wallets">${wallets.join('')}</div></form>
<p class="or">or by card</p>
${firstWrong ? '<p class="summary" role="alert">Please check the fields marked below. Nothing was charged.</p>' : ''}
<form method="post" novalidate>
${field('number', { label: 'Card number', autocomplete: 'cc-number', numeric: true, marks: CARD_MARKS })}
<div class="row">
<div>${field('expiry', { label: 'Expiry date', autocomplete: 'cc-exp', numeric: true, placeholder: 'MM/YY' })}</div>
<div>${field('cvc', { label: 'Security code', autocomplete: 'cc-csc', numeric: true, placeholder: 'CVC' })}</div>
</div>
${field('name', { label: 'Name on card', autocomplete: 'cc-name', numeric: false })}
${buttons('pay', payWords(session, 'this card'))}
</form>
<details${errors.number ? ' open' : ''}><summary>Test cards</summary><p>Any date to come and any security code will do.</p>
<ul>${cards.join('')}</ul></details>`,
    isWrong: firstWrong !== undefined,
  })
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
  return layout({
    look: 'issuer',
    title: 'Confirm your payment',
    order: heading(session),
    pay: `<h2>Confirm that it is you</h2>
<p>We sent a PIN to the phone that belongs to the card ending in ${escapeHtml(session.cardLastFour ?? '')}. Enter it to approve this payment.</p>
<form method="post" novalidate>
${inputField(input, true)}
<p>The PIN of the test cards is <code>123456</code>.</p>
${buttons('pay', 'Confirm payment')}
</form>`,
    isWrong: error !== undefined,
  })
}

interface Input {
  name: string
  label: string
  autocomplete: string
  numeric: boolean
  value: string
  error: string | undefined
  placeholder?: string
  /** The marks of the accepted cards, drawn beside the label. */
  marks?: readonly Drawing[]
}

function inputField(
  { name, label, autocomplete, numeric, value, error, placeholder, marks = [] }: Input,
  focus: boolean,
): string {
  const wrong = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const hint = placeholder ? ` placeholder="${placeholder}"` : ''
  const drawn = marks.length ? `<span class="marks">${marks.map(markSvg).join('')}</span>` : ''
  return `<label for="${name}">${label}${drawn}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}"${numeric ? ' inputmode="numeric"' : ''} value="${escapeHtml(value)}"${hint}${wrong}${focus ? ' autofocus' : ''}>
${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}`
}

/** A mark of the site, 36 x 24 px; its name beside it carries the meaning. */
function markSvg({ colour, sign }: Drawing): string {
  const paths = sign.map((path) => {
    const attributes = Object.entries(path).map(([name, value]) => `${name}="${value}"`)
    return `<path ${attributes.join(' ')}/>`
  })
  return `<svg width="36" height="24" viewBox="0 0 36 24" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect width="36" height="24" rx="5" fill="${colour}" stroke="none"/>${paths.join('')}</svg>`
}

import { escapeHtml, htmlPage } from '../../../lib/html-page'
import { formatCents } from '../../../../shared/money'
import type { Session } from './schema'
import { STYLE } from './style'

const MERCHANT = 'Yoco Shop'

/** Who is paid what, for which order. `verb` begins the page's heading. */
export function heading({ amountCents, metadata }: Session, verb = 'Pay'): string {
  const order = metadata.order_number
  return `<h1>${verb} ${MERCHANT} <span class="amount">${formatCents(amountCents)}</span></h1>
<p class="order">${typeof order === 'string' ? `Order ${escapeHtml(order)}` : ''}</p>`
}

/** For an address that leads nowhere. */
export function unknownPage(): string {
  return layout(
    'Payment not found',
    '<h1>We do not know this payment</h1><p>Go back to the shop and choose how to pay again.</p>',
    '',
  )
}

/** For a page that could not be made. */
export function failedPage(): string {
  return layout(
    'Payment page not available',
    '<h1>This page does not work at the moment</h1><p>Load it again in a few seconds to see how your payment stands.</p>',
    '',
  )
}

/** A whole page. Works without scripts: every answer of the server is one. */
export function layout(title: string, card: string, below: string): string {
  const body = `<main>
<header><strong>${MERCHANT}</strong><span class="secure"><svg width="14" height="16" viewBox="0 0 14 16" fill="none" aria-hidden="true"><rect x="1" y="7" width="12" height="8" rx="2" fill="currentColor"/><path d="M4 7V5a3 3 0 0 1 6 0v2" stroke="currentColor" stroke-width="2"/></svg>Secure payment</span></header>
<div class="card">
${card}
</div>
${below}
</main>`
  return htmlPage({ title: `${title} | ${MERCHANT}`, style: STYLE, body })
}

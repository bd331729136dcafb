import { orderUrl } from '../../../shared/orders'
import { formatMoment } from '../../../shared/sast-date'
import { html } from '../mail/html'
import { layout } from './layout'

const toOrder = (orderNumber: string) =>
  html`<a class="way" href="${orderUrl(orderNumber)}">See your order</a>`

/** Asks before anything happens: mail programs open links by themselves. */
export const confirmPage = (orderNumber: string, keptUntil: Date | null): string =>
  layout(
    'Confirm your order',
    html`<h1>Confirm your order?</h1>
      <p>
        Press the button, and
        ${
          keptUntil
            ? `we keep the goods of order ${orderNumber} for you until ${formatMoment(keptUntil.toISOString())}`
            : `order ${orderNumber} is placed`
        }.
        Otherwise what you ordered goes back on sale. Nothing is charged.
      </p>
      <form method="post"><button>Confirm my order</button></form>
      ${toOrder(orderNumber)}`,
  )

export const confirmedPage = (orderNumber: string, keptUntil: Date | null): string =>
  layout(
    'Your order is confirmed',
    html`<h1>Your order is confirmed</h1>
      <p>
        ${
          keptUntil
            ? `We keep the goods of order ${orderNumber} for you until ${formatMoment(keptUntil.toISOString())}`
            : `Order ${orderNumber} is placed`
        }.
        What happens next is in our mail, and on the order’s page.
      </p>
      ${toOrder(orderNumber)}`,
  )

/** The goods are on sale again, or the order is paid or cancelled: its page says which, and what can be done. */
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

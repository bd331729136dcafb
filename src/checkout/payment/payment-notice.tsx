import { noticeFor, type Returned, type ShopCart } from '../../../shared/orders'
import { Icon, Notice } from '../../ui'

type PaymentNoticeProps = {
  cart: ShopCart
  /** Why the shop refused the last press. */
  problem?: string
  /** Another tab is paying this order. */
  elsewhere?: boolean
  returned: Returned | null
  /** The page tells by itself how the order stands. */
  isShownAbove?: boolean
}

/** Why the shopper cannot go on, or is here again; with the way back to a provider's page that is still open. */
export const PaymentNotice = ({ cart, problem, elsewhere, returned, isShownAbove }: PaymentNoticeProps) => {
  if (elsewhere) {
    return (
      <Notice tone="warning" icon={<Icon name="clock" />}>
        This order is being paid in another tab. Finish it there: this page goes on by itself when that tab is
        done or closed.
      </Notice>
    )
  }
  if (problem) return <Notice tone="danger">{problem}</Notice>
  const sentence = noticeFor(cart, returned)
  if (!sentence || isShownAbove) return null
  const openPage = cart.payment?.redirect_url
  return (
    <Notice
      tone={openPage && !returned ? 'warning' : 'danger'}
      icon={openPage && !returned ? <Icon name="clock" /> : undefined}
    >
      <span>{sentence}</span>{' '}
      {openPage ? (
        <a data-native="" href={openPage}>
          Go back to the payment page
        </a>
      ) : null}
    </Notice>
  )
}

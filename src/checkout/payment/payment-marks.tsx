import { PAYMENT_MARKS, type PaymentMarkName } from '../../../shared/payment-marks'

export type { PaymentMarkName }

/** Whether a content field names a card, wallet or bank that has a mark. */
export const isPaymentMark = <Value extends string>(value: Value): value is Value & PaymentMarkName =>
  Object.hasOwn(PAYMENT_MARKS, value)

/** What it is called, such as `American Express`. */
export const nameOfMark = (mark: PaymentMarkName): string => PAYMENT_MARKS[mark].name

/** The mark of a card, wallet or bank, 36 x 24 px; its name in words beside it carries the meaning. */
export const PaymentMark = ({ of }: { of: PaymentMarkName }) => {
  const { colour, sign } = PAYMENT_MARKS[of]
  return (
    <svg
      width="36"
      height="24"
      viewBox="0 0 36 24"
      fill="none"
      stroke="#fff"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect width="36" height="24" rx="5" fill={colour} stroke="none" />
      {sign.map((path) => (
        <path key={path.d} {...path} />
      ))}
    </svg>
  )
}

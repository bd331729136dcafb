import Type from 'typebox'
import { PAYMENT_STATUSES } from '../domain/order-state'
import { Nullable, OneOf } from './common'
import { PAYMENT_METHODS } from '../payments/methods'

export const BankDetails = Type.Object(
  {
    bank: Type.String(),
    account_holder: Type.String(),
    account_number: Type.String(),
    branch_code: Type.String(),
    account_type: Type.String(),
  },
  { title: 'BankDetails' },
)

/** The five figures of NCA regulation 21: amount, number, total, rate and residual. */
export const InstalmentPlanBody = Type.Object(
  {
    instalment: Type.Number({ description: 'In rand, charged each month' }),
    last_instalment: Type.Number({ description: 'In rand; the last one may be some cents smaller' }),
    number: Type.Integer({ description: 'How many instalments' }),
    total: Type.Number({ description: 'In rand, of all instalments' }),
    annual_rate: Type.Number({ description: 'Percent a year' }),
    residual: Type.Number({ description: 'In rand, still to pay after the last instalment' }),
    first_payment_on: Type.String({
      format: 'date',
      description: 'The day the plan is activated, in South Africa',
    }),
  },
  { title: 'InstalmentPlan' },
)

/** What a payment that has not ended waits for. */
export const NEXT_STEPS = ['open_page', 'process', 'transfer', 'wait'] as const

export const PaymentSummary = Type.Object(
  {
    id: Type.String(),
    method: OneOf(PAYMENT_METHODS),
    status: OneOf(PAYMENT_STATUSES),
    reason: Nullable(
      Type.String({ description: 'Why it was declined, or why we ended it, for the shopper' }),
    ),
    amount: Type.Number({ description: 'In rand; of an instalment plan, the first instalment' }),
    reference: Type.String(),
    next_step: Nullable(
      Type.Unsafe<(typeof NEXT_STEPS)[number]>({
        type: 'string',
        enum: [...NEXT_STEPS],
        description:
          '`open_page`: the page at redirect_url is still open; `process`: back from it, call process_…; ' +
          '`transfer`: the shopper makes the EFT; `wait`: the provider or the back office is next; null once it has ended',
      }),
    ),
    redirect_url: Nullable(Type.String({ description: 'The provider’s page, while it is still open' })),
    bank_details: Nullable(BankDetails),
    instalment_plan: Nullable(InstalmentPlanBody),
    expires_at: Nullable(Type.String({ format: 'date-time' })),
    confirm_by: Nullable(
      Type.String({
        format: 'date-time',
        description:
          'Until when the shopper confirms the order, from a mail; what was ordered goes back on sale otherwise. Null where nothing is to be confirmed',
      }),
    ),
  },
  { title: 'PaymentSummary' },
)

import type { Static } from 'typebox'
import { BANK_DETAILS } from '../domain/bank-details'
import { toRand } from '../../../shared/money'
import { isPlaced } from '../domain/order-state'
import { usesPage } from '../payments/methods'
import type { CartBody } from '../schemas/cart'
import type { InstalmentPlanBody } from '../schemas/payment-summary'
import type { Payment } from '../store/orders'
import { isUnconfirmed } from '../store/payment-rows'
import type { AgreedPlan } from '../store/schema'

type Summary = NonNullable<CartBody['payment']>

/** What happened to a payment, and what the shopper can do about it. */
export function presentPayment(payment: Payment): Summary {
  const { id, method, status, reason, amountCents, orderNumber, instalmentPlan, expiresAt, confirmBy } =
    payment
  const nextStep = nextStepOf(payment)
  return {
    id,
    method,
    status,
    reason,
    amount: toRand(amountCents),
    reference: orderNumber,
    next_step: nextStep,
    redirect_url: nextStep === 'open_page' ? payment.redirectUrl : null,
    bank_details: method === 'EFT' ? BANK_DETAILS : null,
    instalment_plan: instalmentPlan && presentPlan(instalmentPlan),
    expires_at: nextStep === null ? null : (expiresAt?.toISOString() ?? null),
    confirm_by: nextStep === null || !isUnconfirmed(payment) ? null : (confirmBy?.toISOString() ?? null),
  }
}

function nextStepOf({ method, status, redirectUrl }: Payment): Summary['next_step'] {
  if (status !== 'pending' && status !== 'authorised') return null
  if (method === 'EFT') return 'transfer'
  if (status === 'authorised') return isPlaced(method, status) ? 'wait' : 'process'
  return usesPage(method) && redirectUrl ? 'open_page' : 'wait'
}

/** In rand. */
export const presentPlan = (plan: AgreedPlan): Static<typeof InstalmentPlanBody> => ({
  instalment: toRand(plan.instalment),
  last_instalment: toRand(plan.lastInstalment),
  number: plan.number,
  total: toRand(plan.total),
  annual_rate: plan.annualRate,
  residual: toRand(plan.residual),
  first_payment_on: plan.firstPaymentOn,
})

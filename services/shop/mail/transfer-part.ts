import { formatMoment } from '../../../shared/sast-date'
import { formatRand } from '../../../shared/money'
import { BANK_DETAILS } from '../domain/bank-details'
import type { Part } from './letter'
import type { LetterData } from './letter-data'

/** Everything a banking app asks for, and by when, in the words of the checkout's last step. */
export function transferPart({ order: { payment } }: LetterData): Part {
  const { amount, reference, expires_at } = payment
  const deadline = formatMoment(expires_at ?? '')
  return {
    kind: 'transfer',
    title: `Awaiting your payment of ${formatRand(amount)}`,
    lead: `Pay by EFT from your banking app by ${deadline}. Use this reference, or we cannot match your payment to your order:`,
    reference,
    rows: [
      ['Bank', BANK_DETAILS.bank],
      ['Account holder', BANK_DETAILS.account_holder],
      ['Account number', BANK_DETAILS.account_number],
      ['Branch code', BANK_DETAILS.branch_code],
      ['Account type', BANK_DETAILS.account_type],
      ['Amount', formatRand(amount)],
      ['Pay by', deadline],
    ],
    note: 'We never change our bank details by email. If a message says so, call us before you pay.',
  }
}

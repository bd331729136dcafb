/**
 * The seller's details (ECT Act s43: every shopper can reach legal name, registration number, address, phone and email) and the
 * shop's promises. Mails take them from here, because an order must be confirmed while the content service is down; pages take
 * them from the footer and the checkout page. `seller.test.ts` compares both.
 */
export const SELLER = {
  name: 'Yoco Shop',
  legalName: 'Yoco Shop (Pty) Ltd',
  registrationNumber: '2015/000100/07',
  vatNumber: '4000000100',
  address: '18 Station Road, Observatory, Cape Town, 7925',
  phone: '021 000 0100',
  hours: '8am to 5pm on weekdays',
  email: 'help@yoco.example',
} as const

export const PROMISES = {
  /** The path of the page on delivery and returns. */
  returnsPath: '/za/terms/shipping-returns/',
  /** RICA: a SIM works only after identity and address are verified. */
  rica: 'Your order has a SIM card in it. It works only once your identity and address have been verified (RICA). Keep your ID and a proof of address at hand, and scan the code on the card: it takes about five minutes.',
} as const

/** The bank account for EFTs. The reference is the order number. */
export const BANK_DETAILS = {
  bank: 'Example Bank',
  account_holder: 'Yoco Shop',
  account_number: '62000000001',
  branch_code: '250000',
  account_type: 'Business cheque',
} as const

/** Where an EFT goes. The reference is the order number. */
export const BANK_DETAILS = {
  bank: 'Example Bank',
  account_holder: 'Yoco Shop',
  account_number: '62000000001',
  branch_code: '250000',
  account_type: 'Business cheque',
} as const

import { addressLines } from '../../../shared/orders'
import { invoiceNumber, type InvoiceRecipient } from '../domain/invoice'
import { toRand } from '../../../shared/money'
import { SELLER } from '../domain/seller'
import type { InvoiceBody } from '../schemas/invoices'
import type { Invoice } from '../store/invoices'
import type { Order } from '../store/orders'

/** A tax invoice: the shop as it is now, the rest as it was agreed on. Who is not named otherwise is the one who ordered. */
export function presentInvoice(
  { number, issuedAt, recipient }: Invoice,
  { number: orderNumber, snapshot }: Order,
): InvoiceBody {
  const { lines, promoCode, totals } = snapshot
  const { legalName, registrationNumber, vatNumber, address, phone, email } = SELLER
  const shopper = shopperOf(snapshot)
  return {
    number: invoiceNumber(number),
    issued_at: issuedAt.toISOString(),
    order_number: orderNumber,
    seller: {
      legal_name: legalName,
      registration_number: registrationNumber,
      vat_number: vatNumber,
      address,
      phone,
      email,
    },
    recipient: {
      name: recipient?.name || shopper.name,
      address: recipient?.address || shopper.address,
      vat_number: recipient?.vatNumber ?? '',
    },
    lines: lines.map((line) => ({
      description: line.name,
      quantity: line.quantity,
      unit_price: toRand(line.unitPriceCents),
      amount: toRand(line.lineTotalCents),
    })),
    promo_code: promoCode,
    discount: toRand(totals.discount),
    delivery: toRand(totals.shipping),
    before_vat: toRand(totals.total - totals.vat),
    vat_percent: totals.vatPercent,
    vat: toRand(totals.vat),
    total: toRand(totals.total),
  }
}

const shopperOf = ({ contactInfo, address }: Order['snapshot']): Omit<InvoiceRecipient, 'vatNumber'> => ({
  name: contactInfo ? `${contactInfo.first_name} ${contactInfo.last_name}` : '',
  address: address ? addressLines(address).join(', ') : '',
})

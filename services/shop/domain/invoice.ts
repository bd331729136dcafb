/** A business that asked to be named on its invoice. Fields left empty are empty. */
export interface InvoiceRecipient {
  name: string
  /** On one line. */
  address: string
  /** Of a registered vendor (VAT Act s20(4)(c)). */
  vatNumber: string
}

/** The number as it is printed. The law asks for a serial number of the invoice's own (VAT Act s20(4)(d)). */
export const invoiceNumber = (serial: number): string => `INV${serial}`

import type { Page } from '@playwright/test'
import {
  booksOf,
  eventsOf,
  faultyEvents,
  leaveToPay,
  openPayment,
  useBank,
  useCard,
} from './support/payments'
import { CARDS } from './support/shop'
import { expect, test } from './support/test'

// A provider's word may come late, and more than once; the shopper sees the order, and pays once.

const WAYS: [method: string, pay: (page: Page) => Promise<void>][] = [
  ['Credit Card (Checkout)', (page) => useCard(page, CARDS.pays)],
  ['Credit Card (Blackbird)', (page) => useCard(page, CARDS.pays)],
  ['Pay in 6 monthly instalments', (page) => useCard(page, CARDS.pays)],
  ['Instant EFT (Stitch)', (page) => useBank(page, 'FNB')],
  ['Instant EFT (Blackbird)', (page) => useBank(page, 'Capitec')],
]
const FAULTS = [
  { word: 'webhook late', fault: { delay_ms: 4_000 }, events: 1 },
  { word: 'webhook twice', fault: { copies: 1 }, events: 2 },
]

for (const [method, pay] of WAYS) {
  for (const { word, fault, events } of FAULTS) {
    test(`${method}: ${word}`, async ({ page, request }) => {
      const cartId = await openPayment(page, request)
      await faultyEvents(request, cartId, fault)
      await leaveToPay(page, method)
      await pay(page)
      await expect(page.getByText('Thank you, Thandi.')).toBeVisible({ timeout: 20_000 })
      await expect.poll(() => eventsOf(request, cartId), { timeout: 20_000 }).toBe(events)
      const paid = { orders: ['complete'], payments: ['complete'], charges: 1 }
      expect(await booksOf(request, cartId)).toEqual(paid)
      await page.reload()
      await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
      expect(await booksOf(request, cartId)).toEqual(paid)
    })
  }
}

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADDRESS, READY } from './testing/carts'
import { FakeShop } from './testing/fake-shop'
import { heading, startCheckout, prepareSteps } from './testing/render-checkout'

prepareSteps()
// A Monday: the next working day is Tuesday.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:00+02:00') }))
afterEach(() => void vi.useRealTimers())

const DAY_MS = 86_400_000
const option = (name: RegExp) => screen.getByRole('radio', { name })
const summary = () => screen.getByRole('complementary', { name: 'Order summary' })
const totals = () => screen.getByText('Subtotal').closest('dl')

/** Holds all answers back until `open` is called. */
const holdAnswers = () => {
  let open: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  const answer = fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await promise
    return answer(...asked)
  })
  return () => open()
}

test('express shows its cost and its day, and choosing it updates the total at once', async () => {
  const shop = new FakeShop(READY)
  const { user } = startCheckout('?step=shipping')
  await heading('Shipping')
  expect(option(/^Standard, free With you by Thu 26 Nov$/)).toBeChecked()
  expect(summary()).toHaveTextContent('DeliveryFree')

  const answerNow = holdAnswers()
  await user.click(option(/^Express, R99\.00 With you by Tue 24 Nov$/))
  expect(option(/^Express/)).toBeChecked()
  expect(totals()).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Working out your total…')).toBeVisible()
  answerNow()
  await waitFor(() => expect(totals()).toHaveAttribute('aria-busy', 'false'))
  expect(summary()).toHaveTextContent('Express deliveryR99.00TotalR1,298.00')
  expect(summary()).toHaveTextContent('Express delivery, with you by Tue 24 Nov')
  expect(screen.getByText('Your total is R1,298.00, delivery included.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  await user.click(await screen.findByRole('radio', { name: 'Card' }))
  expect(screen.getByRole('button', { name: 'Pay R1,298.00' })).toBeEnabled()
  expect(shop.calls('PATCH').at(-1)?.body).toEqual({ address: ADDRESS, delivery: 'express' })
})

test('the last of two quick choices is saved', async () => {
  const shop = new FakeShop(READY)
  const { user } = startCheckout('?step=shipping')
  await heading('Shipping')
  const answerNow = holdAnswers()
  await user.click(option(/^Express/))
  await user.click(option(/^Standard/))
  answerNow()
  await waitFor(() => expect(totals()).toHaveAttribute('aria-busy', 'false'))
  expect(option(/^Standard/)).toBeChecked()
  expect(shop.cart.delivery).toBe('standard')
  expect(summary()).toHaveTextContent('DeliveryFreeTotalR1,199.00')
})

test('a choice that could not be saved is undone with a message', async () => {
  const shop = new FakeShop(READY)
  const { user } = startCheckout('?step=shipping')
  await heading('Shipping')
  shop.offline = true
  await user.click(option(/^Express/))
  expect(
    await screen.findByText(/^We could not reach the shop\..* Your delivery has not changed\.$/),
  ).toBeVisible()
  expect(option(/^Standard/)).toBeChecked()
  expect(totals()).toHaveAttribute('aria-busy', 'false')
})

test('a promo code that makes express free is named', async () => {
  const delivery_options: FakeShop['cart']['delivery_options'] = [
    { delivery: 'standard', price: 0 },
    { delivery: 'express', price: 0 },
  ]
  new FakeShop({ ...READY, promo_code: 'FREESHIP', delivery_options })
  const { user } = startCheckout('?step=shipping')
  await heading('Shipping')
  await user.click(option(/^Express, free with FREESHIP/))
  await waitFor(() => expect(summary()).toHaveTextContent('Express deliveryFree with FREESHIPTotalR1,199.00'))
})

test('on a phone whose clock is three days behind, days are counted by the shop’s clock', async () => {
  vi.setSystemTime(Date.now() - 3 * DAY_MS)
  const shop = new FakeShop(READY)
  shop.ahead = 3 * DAY_MS
  startCheckout('?step=shipping')
  await heading('Shipping')
  expect(option(/^Standard, free With you by Thu 26 Nov$/)).toBeChecked()
  expect(summary()).toHaveTextContent('Free delivery, with you by Thu 26 Nov')
})

test('the note of an EFT says that delivery takes two working days more', async () => {
  new FakeShop(READY)
  const { user } = startCheckout('?step=payment')
  const eft = await screen.findByRole('radio', { name: 'EFT' })
  expect(eft).toHaveAccessibleDescription(/Pay today, and it is with you by Mon 30 Nov\.$/)
  expect(summary()).toHaveTextContent('with you by Thu 26 Nov')
  await user.click(eft)
  expect(summary()).toHaveTextContent('with you by Mon 30 Nov')
})

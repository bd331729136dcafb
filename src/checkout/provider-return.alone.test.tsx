import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PaymentMethod } from '../../shared/orders'
import { CART_ID, ended, payment, PLAN, PAID, READY } from './testing/carts'
import { FakeShop } from './testing/fake-shop'
import {
  heading,
  openCheckout,
  returnToConfirm,
  startCheckout,
  prepareSteps,
} from './testing/render-checkout'

const PROCESS = 'process_blackbird_payment'
const ACTIVATE = 'process_blackbird_credit_card_payment_and_activate_instalment_plan'
const RETURN = '?step=confirm&payment=payment-1'

prepareSteps()

const offering = (name: PaymentMethod) => {
  const shop = new FakeShop(READY)
  const plans = name === 'Credit Card (Blackbird)' ? [null, PLAN] : [null]
  shop.offers = plans.map((instalment_plan) => ({ name, instalment_plan }))
  return shop
}

/** Chooses a payment method, leaves for the provider's page and returns from it. */
const payThere = async (shop: FakeShop, name: string) => {
  const { user, unmount } = startCheckout('?step=payment')
  await user.click(await screen.findByRole('radio', { name }))
  await user.click(screen.getByRole('button', { name: /^(Pay|Go)/ }))
  await waitFor(() => expect(window.location.hash).toBe('#card-page'))
  unmount()
  shop.backFromBlackbird()
}

describe('back from Blackbird’s page', () => {
  test.each([
    ['Credit Card (Blackbird)', 'Card', PROCESS, /on its way to our packers/],
    ['Credit Card (Blackbird)', 'Pay in 6 monthly instalments', ACTIVATE, /The first of 6 instalments/],
    ['Instant EFT (Blackbird)', 'Instant EFT', PROCESS, /on its way to our packers/],
    ['Payment terms', 'Payment terms', PROCESS, /Nothing was charged today/],
  ] as const)('%s as %s is gone through with, once', async (method, name, call, words) => {
    const shop = offering(method)
    await payThere(shop, name)
    openCheckout(RETURN)
    expect(await screen.findByText(words)).toBeVisible()
    expect(shop.calls(call)).toHaveLength(1)
    expect([...shop.calls(PROCESS), ...shop.calls(ACTIVATE)]).toHaveLength(1)
    await waitFor(() => expect(window.location.search).toBe('?step=confirm'))
  })

  test.each([
    ['Credit Card (Checkout)', 'Credit Card (Blackbird)', 'Card', 1],
    ['Credit Card (Blackbird)', 'Credit Card (Checkout)', 'Card', 0],
    ['Instant EFT (Stitch)', 'Instant EFT (Blackbird)', 'Instant EFT', 1],
    ['Instant EFT (Blackbird)', 'Instant EFT (Stitch)', 'Instant EFT', 0],
  ] as const)(
    '%s was down and %s served: the calls of the serving method are made',
    async (method, served, name, calls) => {
      const shop = offering(method)
      shop.servedBy = served
      await payThere(shop, name)
      openCheckout(RETURN)
      if (calls === 0) {
        await screen.findByRole('heading', { name: 'We are checking your payment' })
        shop.endPayment('complete')
      }
      expect(await screen.findByText(/on its way to our packers/, {}, { timeout: 3000 })).toBeVisible()
      expect(shop.calls(PROCESS)).toHaveLength(calls)
      expect(shop.calls(ACTIVATE)).toEqual([])
    },
  )

  test('the confirmation shows the five figures of the plan', async () => {
    const shop = offering('Credit Card (Blackbird)')
    await payThere(shop, 'Pay in 6 monthly instalments')
    openCheckout(RETURN)
    expect(await screen.findByRole('heading', { name: 'Your instalments' })).toBeVisible()
    expect(screen.getByText('Left to pay after the last (residual)')).toBeVisible()
  })

  test('a declined card opens Payment with the reason and the cart', async () => {
    const shop = offering('Credit Card (Blackbird)')
    await payThere(shop, 'Card')
    shop.outcome = 'declined'
    openCheckout(RETURN)
    expect(await heading('Payment')).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your payment was declined\./)
    expect(screen.getByText('Khumo')).toBeInTheDocument()
  })

  test('a request to a provider that does not answer is repeated', async () => {
    const shop = offering('Credit Card (Blackbird)')
    await payThere(shop, 'Card')
    shop.refuse(PROCESS, 502, 'payment_provider_unavailable', 'The payment provider does not answer.')
    openCheckout(RETURN)
    expect(await screen.findByText('The payment provider does not answer.')).toBeVisible()
    expect(await screen.findByText('Thank you, Thandi.', {}, { timeout: 5000 })).toBeVisible()
    expect(shop.calls(PROCESS)).toHaveLength(2)
  })

  test('an unfinished provider page shows a message and links', async () => {
    const open = payment({ method: 'Instant EFT (Blackbird)', redirect_url: 'https://pay.example.com/1' })
    new FakeShop({ ...READY, payment: open })
    returnToConfirm()
    expect(await screen.findByText(/^The payment page was not finished\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the payment page' })).toHaveAttribute(
      'href',
      'https://pay.example.com/1',
    )
    expect(screen.getByRole('link', { name: 'Pay another way' })).toBeVisible()
  })

  test('the agreed choice is used even if the answer with the page’s address was lost', async () => {
    const shop = offering('Credit Card (Blackbird)')
    const { user, unmount } = startCheckout('?step=payment')
    await user.click(await screen.findByRole('radio', { name: 'Pay in 6 monthly instalments' }))
    shop.losesAnswersTo = 'initiate_blackbird_payment'
    await user.click(screen.getByRole('button', { name: 'Pay the first instalment' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.')
    unmount()
    shop.losesAnswersTo = ''
    shop.backFromBlackbird()
    openCheckout(RETURN)
    expect(await screen.findByText(/The first of 6 instalments/)).toBeVisible()
    expect(shop.calls(ACTIVATE)).toHaveLength(1)
  })

  test('nothing is charged if this browser does not know the agreed choice', async () => {
    const shop = offering('Credit Card (Blackbird)')
    await payThere(shop, 'Card')
    window.localStorage.removeItem('checkoutAttempt')
    openCheckout(RETURN)
    expect(await screen.findByText(/your card was not charged/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pay another way' })).toBeVisible()
    expect([...shop.calls(PROCESS), ...shop.calls(ACTIVATE)]).toEqual([])
  })

  test('Payment charges nothing by itself', async () => {
    const shop = offering('Credit Card (Blackbird)')
    await payThere(shop, 'Card')
    openCheckout('?step=payment&payment=payment-1&returned=1')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The payment was not completed\./)
    await waitFor(
      () => expect(shop.sent.filter(({ method }) => method === 'GET').length).toBeGreaterThan(4),
      {
        timeout: 4000,
      },
    )
    expect(shop.calls(PROCESS)).toEqual([])
  })
})

describe('back from Stitch', () => {
  const stitch = (status: string) =>
    `?step=confirm&payment=payment-1&id=1&status=${status}&externalReference=ZA1001`
  const open = payment({ method: 'Instant EFT (Stitch)' })

  test.each([
    ['closed', /^You left your bank’s page before the payment was made\. Nothing was charged/],
    ['failed', /^Your bank did not make the payment\. Nothing was charged/],
  ])('%s opens Payment with the reason, after a request to the shop', async (status, words) => {
    const shop = new FakeShop({ ...READY, payment: open })
    returnToConfirm(stitch(status))
    expect(await heading('Payment')).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(shop.sent[0]).toMatchObject({ method: 'GET', path: `/carts/${CART_ID}/` })
  })

  test('the shop’s state counts, not the address: a paid order is shown as paid', async () => {
    const paid = ended('complete', { method: 'Instant EFT (Stitch)' })
    new FakeShop({ ...PAID, payment: paid })
    returnToConfirm(stitch('failed'))
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
  })

  test('complete waits for the shop’s confirmation', async () => {
    const shop = new FakeShop({ ...READY, payment: open })
    returnToConfirm(stitch('complete'))
    expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
    shop.endPayment('complete')
    expect(await screen.findByText('Thank you, Thandi.', {}, { timeout: 3000 })).toBeVisible()
  })
})

test('a card on delivery shows the amount to pay at the door, and a link to the signup', async () => {
  const shop = offering('Card on delivery')
  const { user } = startCheckout('?step=payment')
  await user.click(await screen.findByRole('radio', { name: 'Card on delivery' }))
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  expect(await heading('Confirm')).toHaveFocus()
  expect(screen.getByText(/You pay R1,199\.00 by card at the door/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start your signup' })).toHaveAttribute('href', '/za/signup/')
  expect(shop.calls('card_on_delivery_intent')).toHaveLength(1)
})

test('without a network the page says so at once, and continues when it is back', async () => {
  const shop = new FakeShop({ ...READY, payment: payment() })
  returnToConfirm()
  await screen.findByRole('heading', { name: 'We are checking your payment' })
  shop.offline = true
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText(/We cannot reach the shop/)).toBeVisible()
  shop.offline = false
  shop.endPayment('complete')
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
})

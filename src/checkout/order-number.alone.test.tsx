import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { rememberStart } from './order-memory'
import { CART_ID, READY } from './testing/carts'
import { FakeLocks } from './testing/fake-locks'
import { ACCESS, FakeShop } from './testing/fake-shop'
import { chooseCard, openCheckout, startCheckout, prepareSteps } from './testing/render-checkout'

const NUMBER = 'generate_order_number'
const PAY = 'initiate_checkout_payment'

prepareSteps()

const press = async (user: ReturnType<typeof openCheckout>['user']) => user.click(await chooseCard(user))

describe('the order number', () => {
  test('is reserved before the payment starts', async () => {
    const shop = new FakeShop(READY)
    const { user } = startCheckout('?step=payment')
    await press(user)
    await waitFor(() => expect(shop.calls(PAY)).toHaveLength(1))
    const posts = shop.sent.filter(({ method, path }) => method === 'POST' && path.startsWith('/carts/'))
    expect(posts.map(({ path }) => path.split('/').at(-2)).slice(-2)).toEqual([NUMBER, PAY])
    expect(shop.calls(NUMBER)[0]?.key).toBe(`${CART_ID}-order-number`)
  })

  test('is not requested again while this browser has it and the access to the order', async () => {
    const shop = new FakeShop({ ...READY, order_number: 'ZA1001' })
    const { user } = startCheckout('?step=payment')
    rememberStart({ cartId: CART_ID, number: 'ZA1001', access: ACCESS })
    await press(user)
    await waitFor(() => expect(shop.calls(PAY)).toHaveLength(1))
    expect(shop.calls(NUMBER)).toEqual([])
  })

  test('is requested again without the access to the order, because another device reserved it', async () => {
    const shop = new FakeShop({ ...READY, order_number: 'ZA1001' })
    const { user } = startCheckout('?step=payment')
    await press(user)
    await waitFor(() => expect(shop.calls(PAY)).toHaveLength(1))
    expect(shop.calls(NUMBER)).toHaveLength(1)
    expect(window.localStorage.getItem('startedOrders')).toContain(ACCESS)
  })

  test('that cannot be reserved shows a message, nothing is paid, and the next press works', async () => {
    const shop = new FakeShop(READY)
    const { user } = startCheckout('?step=payment')
    const sentence = 'Something went wrong on our side. Please try again in a moment.'
    shop.refuse(NUMBER, 500, 'internal_error', sentence)
    await press(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(shop.calls(PAY)).toEqual([])
    await press(user)
    await waitFor(() => expect(shop.calls(PAY)).toHaveLength(1))
  })

  test('is the same after a reload if the answer was lost', async () => {
    const shop = new FakeShop(READY)
    shop.losesAnswersTo = NUMBER
    const first = startCheckout('?step=payment')
    await press(first.user)
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.')
    first.unmount()
    shop.losesAnswersTo = ''
    const { user } = openCheckout('?step=payment')
    await press(user)
    await waitFor(() => expect(shop.calls(PAY)).toHaveLength(1))
    expect(new Set(shop.calls(NUMBER).map(({ key }) => key)).size).toBe(1)
  })

  test('locks the order for other tabs; this tab continues when the other one is done', async () => {
    const shop = new FakeShop(READY)
    const locks = new FakeLocks()
    locks.holdElsewhere('ZA1001')
    const { user } = startCheckout('?step=payment')
    await press(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This order is being paid in another tab\./)
    expect(shop.calls(PAY)).toEqual([])
    act(() => locks.letGo())
    await press(user)
    await waitFor(() => expect(shop.calls(PAY)).toHaveLength(1))
  })
})

import { describe, expect, test } from 'vitest'
import { track } from './calls'
import { callsOf } from './catalogue'
import type { CartSiteEvent, CheckoutSiteEvent } from './catalogue-shop'

const CART = 'cart-1'
const WHO = { cartId: CART }
const KHUMO = { sku: 'khumo' }
const ORDER = {
  type: 'order/placed',
  cartId: CART,
  orderNumber: 'ZA1001',
  total: 129800,
  tax: 16930,
  shipping: 9900,
  discount: 10000,
  promoCode: 'R100OFF',
  lines: [
    { sku: 'khumo', name: 'Khumo', category: 'card_machine', quantity: 1, unitPrice: 119900 },
    { bundleCode: 'starter-kit', name: 'Starter kit', category: 'bundle', quantity: 2, unitPrice: 4950 },
  ],
} as const

type ShopEvent = CartSiteEvent | CheckoutSiteEvent
type Case = [what: string, event: ShopEvent, calls: ReturnType<typeof track>[]]

/** One row for each type of event: a new type without a row fails the type check. */
const CASES: Record<ShopEvent['type'], Case[]> = {
  'cart/line-added': [
    [
      'by the shopper, in rand for all pieces',
      {
        type: 'cart/line-added',
        by: 'shopper',
        item: KHUMO,
        quantity: 3,
        productId: 'uuid-1',
        category: 'card_machine',
        unitPrice: 119999,
        cartId: CART,
      },
      [
        track('Product Added', {
          cart_id: CART,
          product_id: 'uuid-1',
          sku: 'khumo',
          category: 'card_machine',
          price: 3599.97,
          quantity: 3,
          currency: 'ZAR',
        }),
      ],
    ],
    [
      'as a bundle, under its code',
      {
        type: 'cart/line-added',
        by: 'shopper',
        item: { bundleCode: 'starter-kit' },
        quantity: 1,
        productId: 'uuid-2',
        category: 'bundle',
        unitPrice: 139900,
        cartId: CART,
      },
      [
        track('Product Added', {
          cart_id: CART,
          product_id: 'uuid-2',
          bundleCode: 'starter-kit',
          category: 'bundle',
          price: 1399,
          quantity: 1,
          currency: 'ZAR',
        }),
      ],
    ],
    [
      'by a step back',
      { type: 'cart/line-added', by: 'undo', item: KHUMO, quantity: 1, cartId: CART },
      [track('Product Removal Undone', { cart_id: CART, sku: 'khumo', quantity: 1 })],
    ],
    ['by nobody here', { type: 'cart/line-added', by: 'merge', item: KHUMO, quantity: 1, cartId: CART }, []],
  ],
  'cart/quantity-changed': [
    [
      'by the shopper',
      { type: 'cart/quantity-changed', by: 'shopper', item: KHUMO, from: 1, to: 2, cartId: CART },
      [track('Product Quantity Changed', { cart_id: CART, sku: 'khumo', from: 1, to: 2 })],
    ],
    [
      'by the shop',
      { type: 'cart/quantity-changed', by: 'shop', item: KHUMO, from: 1, to: 2, cartId: CART },
      [],
    ],
  ],
  'cart/line-removed': [
    [
      'by the shopper',
      { type: 'cart/line-removed', by: 'shopper', item: KHUMO, quantity: 2, cartId: CART },
      [track('Product Removed', { cart_id: CART, sku: 'khumo', quantity: 2 })],
    ],
    ['by the shop', { type: 'cart/line-removed', by: 'shop', item: KHUMO, quantity: 2, cartId: CART }, []],
  ],
  'cart/change-refused': [
    [
      'with the reason',
      { type: 'cart/change-refused', items: ['product:khumo'], code: 'out_of_stock' },
      [track('Cart Change Refused', { cart_id: CART, items: ['product:khumo'], reason: 'out_of_stock' })],
    ],
  ],
  'cart/promo-applied': [
    [
      'in rand',
      { type: 'cart/promo-applied', promoCode: 'R100OFF', by: 'link', discount: 10000 },
      [
        track('Coupon Applied', {
          cart_id: CART,
          coupon_id: 'R100OFF',
          discount: 100,
          currency: 'ZAR',
          by: 'link',
        }),
      ],
    ],
  ],
  'cart/promo-refused': [
    [
      'with the reason',
      { type: 'cart/promo-refused', promoCode: 'EXPIRED', by: 'shopper', code: 'expired_promo_code' },
      [
        track('Coupon Denied', {
          cart_id: CART,
          coupon_id: 'EXPIRED',
          reason: 'expired_promo_code',
          by: 'shopper',
        }),
      ],
    ],
  ],
  'cart/promo-removed': [
    ['of this cart', { type: 'cart/promo-removed' }, [track('Coupon Removed', { cart_id: CART })]],
  ],
  'checkout/step-shown': [
    [
      'the first, which starts the checkout of a cart once',
      { type: 'checkout/step-shown', step: 'contact' },
      [
        track('Checkout Started', { cart_id: CART, currency: 'ZAR' }, 'checkout-started-cart-1'),
        track('Checkout Step Viewed', { checkout_id: CART, step: 1, step_name: 'contact' }),
      ],
    ],
    [
      'a later one',
      { type: 'checkout/step-shown', step: 'payment' },
      [track('Checkout Step Viewed', { checkout_id: CART, step: 3, step_name: 'payment' })],
    ],
  ],
  'checkout/step-completed': [
    [
      'by its number and name',
      { type: 'checkout/step-completed', step: 'shipping' },
      [track('Checkout Step Completed', { checkout_id: CART, step: 2, step_name: 'shipping' })],
    ],
  ],
  'payment/attempted': [
    [
      'in rand',
      { type: 'payment/attempted', cartId: CART, method: 'EFT', amount: 119900 },
      [
        track('Payment Info Entered', {
          checkout_id: CART,
          step: 3,
          payment_method: 'EFT',
          value: 1199,
          currency: 'ZAR',
        }),
      ],
    ],
  ],
  'payment/refused': [
    [
      'with the reason',
      { type: 'payment/refused', cartId: CART, method: 'EFT', code: 'out_of_stock' },
      [track('Payment Refused', { checkout_id: CART, payment_method: 'EFT', reason: 'out_of_stock' })],
    ],
  ],
  'payment/outcome': [
    [
      'once for each payment and state',
      { type: 'payment/outcome', cartId: CART, paymentId: 'p1', method: 'EFT', status: 'complete' },
      [
        track(
          'Payment Settled',
          { checkout_id: CART, payment_id: 'p1', payment_method: 'EFT', status: 'complete' },
          'payment-p1-complete',
        ),
      ],
    ],
  ],
  'order/placed': [
    [
      'once for each order, in rand',
      ORDER,
      [
        track(
          'Order Completed',
          {
            checkout_id: CART,
            cart_id: CART,
            order_id: 'ZA1001',
            total: 1298,
            revenue: 1029.7,
            tax: 169.3,
            shipping: 99,
            discount: 100,
            coupon: 'R100OFF',
            currency: 'ZAR',
            products: [
              {
                sku: 'khumo',
                name: 'Khumo',
                category: 'card_machine',
                quantity: 1,
                price: 1199,
                position: 1,
              },
              {
                bundleCode: 'starter-kit',
                name: 'Starter kit',
                category: 'bundle',
                quantity: 2,
                price: 49.5,
                position: 2,
              },
            ],
          },
          'order-completed-cart-1',
        ),
      ],
    ],
  ],
}

describe.each(Object.entries(CASES))('%s', (_type, cases) => {
  test.each(cases)('%s', (_what, event, calls) => {
    expect(callsOf(event, WHO)).toEqual(calls)
  })
})

test('without a cart no checkout has started', () => {
  const calls = callsOf({ type: 'checkout/step-shown', step: 'contact' }, { cartId: null })
  expect(calls).toEqual([track('Checkout Step Viewed', { checkout_id: null, step: 1, step_name: 'contact' })])
})

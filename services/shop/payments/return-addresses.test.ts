import { describe, expect, it } from 'vitest'
import { Problem } from '../domain/problem'
import { readReturnAddress } from './return-addresses'

const SITE = 'https://www.example.co.za'
const read = (address: string) => readReturnAddress(address, SITE, 'success_url')('payment-1')

describe('a return address', () => {
  it.each([
    [
      'to the checkout contains the payment',
      '/za/checkout/?step=confirm',
      '/za/checkout/?step=confirm&payment=payment-1',
    ],
    [
      'of an older page loses the cart',
      '/za/checkout/?step=confirm&order=0b8f3c1e-6d54-4a5e-9a57-2f1c1f6f0a11',
      '/za/checkout/?step=confirm&payment=payment-1',
    ],
    [
      'to the order stays as it is',
      '/za/order/?number=ZA1&step=confirm',
      '/za/order/?number=ZA1&step=confirm',
    ],
    ['is passed on as it was understood', '/za/a/../shop/ü', '/za/shop/%C3%BC'],
  ])('%s', (_what, path, expected) => {
    expect(read(`${SITE}${path}`)).toBe(`${SITE}${expected}`)
  })

  it.each([
    'https://elsewhere.example/za/',
    'https://www.example.co.za.evil.example/',
    'https://www.example.co.za@evil.example/',
    'https://user:secret@www.example.co.za/',
    'http://www.example.co.za/',
    'https://www.example.co.za:8443/',
    'javascript:alert(1)//www.example.co.za/',
    'blob:https://www.example.co.za/1',
    'data:text/html,x',
    '//www.example.co.za/',
    '/za/checkout/',
    'https:\\\\evil.example\\https://www.example.co.za/',
    '',
    `${SITE}/?${'ü'.repeat(400)}`,
  ])('%s is refused', (address) => {
    expect(() => read(address)).toThrow(Problem)
  })
})

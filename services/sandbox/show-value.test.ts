import { describe, expect, it, test } from 'vitest'
import { isEmpty, labelOf, showBrief, showWhole } from './show-value'

/** The text of the HTML, which people read. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test.each([
  ['total', 1199, 'R1,199.00'],
  ['unit_price', 0.5, 'R0.50'],
  ['reported_amount', 11990, 'R11,990.00'],
  ['quantity', 12, '12'],
  ['status', 'complete', 'Paid'],
  ['status', 'refund_due', 'Refund due'],
  ['provider_status', 'awaiting_pin', 'Waiting for the PIN'],
  ['status', 'expired', 'Expired'],
  ['level', 'warning', 'Warning'],
  ['placed_at', '2026-11-30T22:08:19.524Z', 'Tue 1 Dec, 00:08'],
  ['start_date', '2027-03-01', '1 March 2027'],
  ['text', '2026-99-99T99:99:99.999Z', '2026-99-99T99:99:99.999Z'],
  ['text', '2026-99-99', '2026-99-99'],
  ['reason', 'changed_mind', 'Changed mind'],
  ['reason', 'Your bank declined the card.', 'Your bank declined the card.'],
  ['sku', 'khumo', 'khumo'],
  ['provider_id', '16c01724637248a7a0ae8a93ed650c41', '16c01724…'],
  ['id', '4', '4'],
  ['unsure', false, 'No'],
  ['contact', { email: 'a@b.example', last_name: 'Nkosi', first_name: 'Thandi' }, 'Thandi Nkosi'],
  [
    'items',
    [
      { sku: 'khumo', name: 'Khumo card machine', quantity: 2 },
      { sku: 'go', quantity: 1 },
    ],
    '2 × Khumo card machine, 1 × go',
  ],
  ['products', ['Khumo', 'Go'], 'Khumo, Go'],
  ['kept_until', null, '–'],
  ['name', '<b>', '&lt;b&gt;'],
  ['status', '<b>', '&lt;b&gt;'],
  ['status', 'constructor', 'Constructor'],
  ['cart_id', '"><script>1</script>', '&quot;&gt;&lt;scrip…'],
])('a line shows %s %o as %s', (field, value, text) => {
  expect(textOf(showBrief(field, value))).toBe(text)
})

test.each([
  ['placed_at', '2026-11-30T22:08:19.524Z', '1 December 2026 at 00:08'],
  ['provider_id', '16c01724637248a7a0ae8a93ed650c41', '16c01724637248a7a0ae8a93ed650c41'],
  ['items', [{ sku: 'khumo', unit_price: 1199, promo_code: null }], 'SKU khumo Unit price R1,199.00'],
  ['contact', { last_name: '<b>', '<i>': 1 }, 'Last name &lt;b&gt; &lt;i&gt; 1'],
])('the whole record shows %s %o as %s', (field, value, text) => {
  expect(textOf(showWhole(field, value))).toBe(text)
})

describe('a shortened ID and a moment', () => {
  it('are complete in what a pointer shows', () => {
    expect(showBrief('cart_id', 'f54ba513-b4bf-4e70')).toContain('title="f54ba513-b4bf-4e70"')
    expect(showBrief('placed_at', '2026-11-30T02:08:19.524Z')).toContain(
      'datetime="2026-11-30T02:08:19.524Z"',
    )
  })
})

test.each([
  ['placed_at', 'Placed'],
  ['order_number', 'Order number'],
  ['cart_id', 'Cart ID'],
  ['sku', 'SKU'],
])('the label of %s is %s', (field, label) => {
  expect(labelOf(field)).toBe(label)
})

test.each([
  [null, true],
  ['', true],
  [[], true],
  [0, false],
  [false, false],
])('%o is empty: %s', (value, empty) => {
  expect(isEmpty(value)).toBe(empty)
})

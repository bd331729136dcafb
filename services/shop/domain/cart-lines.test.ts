import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CartChange,
  changeLines,
  type ItemKey,
  type Line,
  MOST_LINES,
  type Sellables,
} from './cart-lines'
import { sellable } from '../testing/sellable'
import { Problem } from './problem'

const GOODS = [
  sellable({ code: 'khumo' }),
  sellable({ code: 'neo', maxQuantity: 3 }),
  sellable({ code: 'rare', stock: 2 }),
  sellable({ code: 'go', canBePurchased: false, reasonNotAvailable: 'out_of_stock' }),
  sellable({ code: 'gone', canBePurchased: false }),
  sellable({ code: 'sold-out', stock: 0 }),
  sellable({ code: 'elsewhere', storefronts: ['portal'] }),
  sellable({ code: 'hidden', isListed: false }),
  sellable({ code: 'kit', kind: 'bundle', type: null }),
  sellable({ code: 'old-kit', kind: 'bundle', type: null, canBePurchased: false }),
]
const sellables: Sellables = {
  storefront: 'shop',
  find: ({ kind, code }) => GOODS.find((item) => item.kind === kind && item.code === code),
}
const product = (code: string): ItemKey => ({ kind: 'product', code })
const bundle = (code: string): ItemKey => ({ kind: 'bundle', code })
const line = (code: string, quantity: number): Line => ({ kind: 'product', code, quantity })
const oneKit: Line = { kind: 'bundle', code: 'kit', quantity: 1 }
const add = (item: ItemKey, quantity?: number): CartChange => ({ action: 'add', item, quantity })
const remove = (item: ItemKey, quantity?: number): CartChange => ({ action: 'remove', item, quantity })
const replace = (item: ItemKey, replacement: ItemKey, quantity?: number): CartChange => ({
  action: 'replace',
  item,
  replacement,
  quantity,
})

describe('changeLines', () => {
  it.each<[string, Line[], CartChange, Line[]]>([
    ['adds one by default', [], add(product('khumo')), [line('khumo', 1)]],
    ['raises a quantity', [line('khumo', 2)], add(product('khumo'), 3), [line('khumo', 5)]],
    ['adds a bundle', [], add(bundle('kit')), [oneKit]],
    ['removes a line', [line('khumo', 2), line('neo', 1)], remove(product('khumo')), [line('neo', 1)]],
    ['removes some', [line('khumo', 3)], remove(product('khumo'), 2), [line('khumo', 1)]],
    ['removes more than there is', [line('khumo', 1)], remove(product('khumo'), 9), []],
    ['removes what can no longer be bought', [line('gone', 1)], remove(product('gone')), []],
    ['keeps the quantity', [line('khumo', 2)], replace(product('khumo'), product('neo')), [line('neo', 2)]],
    [
      'replaces into a line that is there',
      [line('khumo', 1), line('neo', 1)],
      replace(product('khumo'), product('neo')),
      [line('neo', 2)],
    ],
    [
      'sets a quantity by replacing with the same',
      [line('khumo', 4)],
      replace(product('khumo'), product('khumo'), 2),
      [line('khumo', 2)],
    ],
    ['replaces with a bundle', [line('khumo', 1)], replace(product('khumo'), bundle('kit')), [oneKit]],
  ])('%s', (_name, before, change, after) => {
    expect(changeLines(before, change, sellables)).toEqual(after)
  })

  it.each<[string, Line[], CartChange, string, string]>([
    [
      'unknown',
      [],
      add(product('nope')),
      'unknown_product',
      'We do not sell this product any more. Look in the shop for another.',
    ],
    [
      'unknown bundle',
      [],
      add(bundle('khumo')),
      'unknown_bundle',
      'We do not sell this kit any more. Look in the shop for another.',
    ],
    [
      'above the maximum',
      [line('neo', 2)],
      add(product('neo'), 2),
      'quantity_above_maximum',
      'You can buy at most 3 of neo.',
    ],
    ['over the stock', [line('rare', 1)], add(product('rare'), 2), 'out_of_stock', 'Only 2 of rare left.'],
    ['withdrawn with a reason', [], add(product('go')), 'not_available', 'go: Out of stock.'],
    ['withdrawn', [], add(product('gone')), 'not_available', 'gone: Product no longer purchasable.'],
    ['old bundle', [], add(bundle('old-kit')), 'not_available', 'old-kit: Bundle no longer purchasable.'],
    ['sold out', [], add(product('sold-out')), 'out_of_stock', 'sold-out: Out of stock.'],
    ['elsewhere', [], add(product('elsewhere')), 'not_available', 'elsewhere is not sold in this shop.'],
    ['unlisted', [], add(product('hidden')), 'not_available', 'hidden is not sold in this shop.'],
    [
      'absent',
      [],
      remove(product('khumo')),
      'not_in_cart',
      'This item is not in your cart any more. Load the page again.',
    ],
  ])('refuses %s', (_name, before, change, code, message) => {
    const problem = expect.objectContaining({ code, message })
    expect(() => changeLines(before, change, sellables)).toThrow(problem)
  })

  it('keeps every line unique, positive and within its limits, after any changes', () => {
    const codes = fc.constantFrom('khumo', 'neo', 'rare', 'gone', 'nope')
    const anyChange = fc.record({
      action: fc.constantFrom('add' as const, 'remove' as const, 'replace' as const),
      item: codes.map(product),
      replacement: codes.map(product),
      quantity: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
        const lines = changes.reduce<Line[]>((before, next) => {
          try {
            return changeLines(before, next, sellables)
          } catch (error) {
            if (error instanceof Problem) return before
            throw error
          }
        }, [])
        expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length)
        for (const { kind, code, quantity } of lines) {
          const item = sellables.find({ kind, code })
          expect(quantity).toBeGreaterThan(0)
          expect(quantity).toBeLessThanOrEqual(Math.min(item?.maxQuantity ?? 0, item?.stock ?? 0))
        }
      }),
    )
  })
})

describe('a cart with many lines', () => {
  const endless: Sellables = { storefront: 'shop', find: ({ code }) => sellable({ code }) }
  const full = Array.from({ length: MOST_LINES }, (_, at) => line(`p${at}`, 1))

  it('takes no more than a hundred lines, but more units of them', () => {
    expect(() => changeLines(full, add(product('one-more')), endless)).toThrow(
      'A cart holds at most 100 different items. Order these first, or call us.',
    )
    expect(changeLines(full, add(product('p7')), endless)).toHaveLength(MOST_LINES)
  })

  it('accepts an item that replaces another line', () => {
    const replaced = changeLines(full, replace(product('p7'), product('other')), endless)
    expect(replaced).toContainEqual(line('other', 1))
  })
})

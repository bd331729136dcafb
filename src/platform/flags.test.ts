import { describe, expect, test } from 'vitest'
import { askedFlags, readFlags, UNSET_FLAGS } from './flags'

const entry = (name: string, value: string) => ({ name, value })

describe('the datasource', () => {
  test.each([
    ['nothing', [], {}, []],
    [
      'both',
      [entry('get-started-modal', 'on'), entry('cart', 'off')],
      { 'get-started-modal': true, cart: false },
      [],
    ],
    ['one', [entry('get-started-modal', 'on')], { 'get-started-modal': true }, []],
    [
      'a name that nobody knows',
      [entry('crat', 'off')],
      {},
      ['flags › crat: the site knows no flag of this name.'],
    ],
    [
      'a name of every object',
      [entry('toString', 'on')],
      {},
      ['flags › toString: the site knows no flag of this name.'],
    ],
    [
      'a value that is none, where on is usual',
      [entry('cart', 'no')],
      {},
      ['flags › cart: “no” is neither “on” nor “off”. It counts as “on”.'],
    ],
    [
      'no value, where off is usual',
      [entry('get-started-modal', '')],
      {},
      ['flags › get-started-modal: “” is neither “on” nor “off”. It counts as “off”.'],
    ],
  ])('%s', (_what, entries, set, problems) => {
    expect(readFlags(entries)).toEqual({ flags: { ...UNSET_FLAGS, ...set }, problems })
  })
})

describe('the query of a preview', () => {
  test.each([
    ['', {}],
    ['?flags=', {}],
    ['?flags=cart:off', { cart: false }],
    ['?flags=get-started-modal:on,cart:on', { 'get-started-modal': true, cart: true }],
    ['?flags=cart', {}],
    ['?flags=cart:maybe,toString:on,%zz', {}],
  ])('%s', (search, asked) => {
    expect(askedFlags(search)).toEqual(asked)
  })
})

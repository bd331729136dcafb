import { expect, test } from 'vitest'
import { askedFlags, readFlags, UNSET_FLAGS } from './flags'

const unknown = (name: string) => ({
  name,
  message: 'The site knows no flag of this name. Correct it, or delete the entry.',
})
const invalid = (name: string, value: string, usual: string) => ({
  name,
  message: `“${value}” is neither “on” nor “off”. It counts as “${usual}”: write one of them.`,
})

test.each([
  ['nothing', [], {}, []],
  ['both', ['get-started-modal:on', 'cart:off'], { 'get-started-modal': true, cart: false }, []],
  ['a name that nobody knows', ['crat:off'], {}, [unknown('crat')]],
  ['a name of every object', ['toString:on'], {}, [unknown('toString')]],
  ['an invalid value, where on is usual', ['cart:no'], {}, [invalid('cart', 'no', 'on')]],
  ['no value, where off is usual', ['get-started-modal:'], {}, [invalid('get-started-modal', '', 'off')]],
])('a datasource with %s', (_what, entries, set, problems) => {
  const read = readFlags(
    entries.map((entry) => {
      const [name = '', value = ''] = entry.split(':')
      return { name, value }
    }),
  )
  expect(read).toEqual({ flags: { ...UNSET_FLAGS, ...set }, problems })
})

test.each([
  ['', {}],
  ['?flags=', {}],
  ['?flags=get-started-modal:on,cart:off', { 'get-started-modal': true, cart: false }],
  ['?flags=cart', {}],
  ['?flags=cart:maybe,toString:on,%zz', {}],
])('a preview at %s', (search, asked) => {
  expect(askedFlags(search)).toEqual(asked)
})

import { expect, test } from 'vitest'
import { withoutPerson } from './person'

test.each([
  ['/za/', '/za/'],
  ['/za/?utm_source=mail', '/za/'],
  ['https://site.example/za/?v=1&gclid=7&p=a%20b#plans', 'https://site.example/za/?v=1&p=a+b#plans'],
  ['https://site.example/za/?v=a%20b#?gclid=7', 'https://site.example/za/?v=a%20b#?gclid=7'],
  ['?fbclid=8&msclkid=9&UTM=1', '?UTM=1'],
  ['?utm_id=1&utm_id=2&v=1', '?v=1'],
  ['', ''],
])('the address %j is told as %j', (url, told) => {
  expect(withoutPerson([{ kind: 'page', url }], ({ kind }) => kind)).toEqual([{ kind: 'page', url: told }])
})

test('names of things stay', () => {
  const call = { kind: 'track', name: 'Home', properties: { products: [{ name: 'Khumo' }], tags: [null, 1] } }
  expect(withoutPerson([call], ({ kind }) => kind)).toEqual([call])
})

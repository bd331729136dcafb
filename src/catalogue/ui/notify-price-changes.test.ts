import { beforeEach, expect, test, vi } from 'vitest'
import { exampleBundle, exampleItems, exampleProduct } from '../testing'

beforeEach(() => {
  vi.resetModules()
})

const freshPage = async () => {
  const { notifyPriceChanges } = await import('./use-products')
  const { useNotifications } = await import('../../ui')
  return {
    notifyPriceChanges,
    messages: () => useNotifications.getState().notifications.map(({ message }) => message),
  }
}
const items = (khumo: number, kit: number) =>
  exampleItems([exampleProduct({ unit_price: khumo })], [exampleBundle({ unit_price: kit })])

test('a changed price is told once, however many blocks show it', async () => {
  const { notifyPriceChanges, messages } = await freshPage()
  notifyPriceChanges(items(1199, 1499), items(1099, 1499))
  notifyPriceChanges(items(1199, 1499), items(1099, 1499))
  expect(messages()).toEqual(['Khumo: the price is now R1,099.'])
})

test('several are told together, and another change again', async () => {
  const { notifyPriceChanges, messages } = await freshPage()
  notifyPriceChanges(items(1199, 1499), items(0, 1399))
  notifyPriceChanges(items(0, 1399), items(1199, 1399))
  expect(messages()).toEqual([
    'Khumo: the price is now R0 | Starter kit: the price is now R1,399.',
    'Khumo: the price is now R1,199.',
  ])
})

test('what stays, comes or goes is not worth a word', async () => {
  const { notifyPriceChanges, messages } = await freshPage()
  notifyPriceChanges(items(1199, 1499), items(1199, 1499))
  notifyPriceChanges([], items(1199, 1499))
  notifyPriceChanges(items(1199, 1499), [])
  expect(messages()).toEqual([])
})

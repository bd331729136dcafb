import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { hearShopTime } from '../../platform/clock'
import { datedAnswer } from '../../platform/testing/dated-answer'
import { exampleEntry, exampleProduct } from '../testing'
import { mapProductDisplay } from '../display/item-display'
import { PriceDisplay } from './price-display'

afterEach(() => vi.useRealTimers())

const show = (changes: Parameters<typeof exampleProduct>[0] = {}) => {
  const item = mapProductDisplay(exampleProduct(changes), exampleEntry(), Date.now())
  return <PriceDisplay item={item} size="hero" />
}

const UNDATED = 'In stock, free delivery within three working days'

test('the text without a day reserves the room for the text with the day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00+02:00') })
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(show())
  expect(page).toHaveTextContent(UNDATED)
  expect(page).not.toHaveTextContent('with you by')

  // Days later, because pages are built long before they are read.
  vi.setSystemTime(Date.parse('2026-11-26T09:00+02:00'))
  const root = await act(() => hydrateRoot(page, show()))
  expect(page).not.toHaveTextContent('with you by')
  act(() => hearShopTime(datedAnswer({})))
  const [undated, dated] = [...(page.querySelector('[data-stock] > span')?.children ?? [])]
  expect(undated).toHaveTextContent(UNDATED)
  expect(undated).not.toBeVisible()
  expect(dated).toHaveTextContent('In stock, free delivery, with you by Tue 1 Dec')
  expect(dated).toBeVisible()
  act(() => root.unmount())
  page.remove()
})

test.each([
  ['a service', { type: 'service' as const }],
  [
    'an item that is out of stock',
    { can_be_purchased: false, reason_not_available: 'out_of_stock' as const },
  ],
])('%s shows no day', (_what, changes) => {
  expect(renderToString(show(changes))).not.toContain('delivery')
})

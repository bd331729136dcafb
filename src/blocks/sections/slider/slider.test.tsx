import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import { layOutRows } from '../../../ui/carousel/testing'
import { examples } from './example'
import Slider from './slider'

const registry = await loadRegistry({
  benefit_card: { hydrate: 'static', load: () => import('../../cards/benefit-card/benefit-card') },
})
beforeEach(() => layOutRows(500))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const slider = (blok = examples.full) => (
  <BlockRegistryProvider value={registry}>
    <Slider blok={blok} />
  </BlockRegistryProvider>
)
test('is a named row of cards with its text, its button and a dot for each place', async () => {
  render(slider())
  const region = screen.getByRole('region', { name: 'A sale, from tap to bank' })
  expect(document.getElementById('from-tap-to-bank')).toContainElement(region)
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('A sale, from tap to bank')
  expect(screen.getByText('Five steps. You do the first one.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all card machines' })).toBeVisible()
  expect(within(region).getAllByRole('article')).toHaveLength(5)
  expect(await screen.findByRole('button', { name: 'Place 5 of 5' })).toBeVisible()
})

test('has a stop button only if the editor lets it move', async () => {
  layOutRows(500, { isCalm: false })
  const { unmount } = render(slider())
  expect(await screen.findByRole('button', { name: 'Stop the cards' })).toBeVisible()
  unmount()
  render(slider({ ...examples.full, autoplay: false }))
  expect(await screen.findByRole('button', { name: 'Place 5 of 5' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop the cards' })).toBeNull()
})

test('shows each card for at least four seconds', async () => {
  layOutRows(500, { isCalm: false })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  render(slider(examples.moving))
  await screen.findByRole('button', { name: 'Stop the cards' })
  await waitFor(() => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(4000))
  expect(timers.mock.calls.map(([, ms]) => ms)).not.toContain(1000)
})

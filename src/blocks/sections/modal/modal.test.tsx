import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Bloks } from '../../../content'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import { examples } from './example'
import Modal from './modal'

const registry = await loadRegistry({
  bullet_card: { hydrate: 'static', load: () => import('../../cards/bullet-card/bullet-card') },
})

const show = (blok: Bloks.Modal) =>
  render(
    <BlockRegistryProvider value={registry}>
      <Modal blok={blok} />
    </BlockRegistryProvider>,
  )

test('a link with its id leads to its panel, which says everything', () => {
  show(examples.full)
  const panel = screen.getByRole('region', { name: 'What a sale costs you' })
  expect(panel).toHaveAttribute('id', 'fees-explained')
  expect(panel).toHaveAttribute('data-modal', 'fees-explained')
  expect(within(panel).getByRole('heading', { level: 3, name: 'With every machine' })).toBeVisible()
  expect(within(panel).getByRole('link', { name: 'See all fees' })).toHaveAttribute('href', '/za/pricing/')
})

test('what is tracked when it opens stands in its attributes', () => {
  show(examples.full)
  const { dataset } = screen.getByRole('region', { name: 'What a sale costs you' })
  expect([dataset.trackingEvent, dataset.trackingKey, dataset.trackingValue]).toEqual([
    'modal_opened',
    'topic',
    'fees',
  ])
})

test('the footer brings its picture, words and button', () => {
  show(examples.full)
  expect(screen.getByRole('img', { name: 'A cup of coffee on a counter' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Rather hear it from a person?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for a call' })).toHaveAttribute('href', '/za/contact-sales/')
})

test.each([
  ['no picture', undefined],
  ['one whose address is none', { ...examples.full.footer?.[0]?.image, filename: 'coffee.webp' }],
])('without a picture there is no footer: %s', (_, image) => {
  const [footer] = examples.full.footer ?? []
  show({ ...examples.full, footer: [{ ...footer, image } as Bloks.ModalFooter] })
  expect(screen.queryByRole('link', { name: 'Ask for a call' })).toBeNull()
})

test('stands on its headline alone', () => {
  show(examples.required)
  expect(screen.getByRole('region')).toHaveTextContent(/^The power is out\. Your sales are not\.$/)
  expect(screen.queryByRole('link')).toBeNull()
})

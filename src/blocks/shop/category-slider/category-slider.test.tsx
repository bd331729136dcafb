import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import CategorySlider from './category-slider'
import { examples } from './example'

const registry = await loadRegistry({
  category_slide: { hydrate: 'static', load: () => import('../category-slide/category-slide') },
})

/** The layout a browser would measure: a row of 1,500 px in a window of 500. */
const row = { scrollWidth: 1500, clientWidth: 500, scrollLeft: 0 }

beforeEach(() => {
  row.scrollLeft = 0
  row.scrollWidth = 1500
  for (const name of ['scrollWidth', 'clientWidth', 'scrollLeft'] as const) {
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => row[name])
  }
  HTMLElement.prototype.scrollBy = function (this: HTMLElement, to?: ScrollToOptions | number) {
    const by = typeof to === 'object' ? (to.left ?? 0) : 0
    row.scrollLeft = Math.max(0, Math.min(row.scrollWidth - row.clientWidth, row.scrollLeft + by))
    this.dispatchEvent(new Event('scroll'))
  } as typeof HTMLElement.prototype.scrollBy
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly report: () => void) {}
      observe = () => this.report()
      disconnect = () => undefined
    },
  )
})

const show = (blok: typeof examples.full | typeof examples.required = examples.full) =>
  render(
    <BlockRegistryProvider value={registry}>
      <CategorySlider blok={blok} />
    </BlockRegistryProvider>,
  )
const button = (name: string) => screen.getByRole('button', { name })

test('is a named list of links, whatever has been scrolled', () => {
  show()
  const region = screen.getByRole('region', { name: 'What are you looking for?' })
  expect(region).toHaveAttribute('id', 'categories')
  expect(within(region).getAllByRole('listitem')).toHaveLength(5)
  expect(within(region).getAllByRole('link')).toHaveLength(5)
})

test('the buttons step to the end and back, and say where they end', async () => {
  show()
  const [previous, next] = [button('Previous categories'), button('Next categories')]
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(next)
  expect(row.scrollLeft).toBe(400)
  expect(previous).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(next)
  await userEvent.click(next)
  expect(row.scrollLeft).toBe(1000)
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(previous)
  expect(row.scrollLeft).toBe(600)
})

test('has no buttons while everything fits', () => {
  row.scrollWidth = 500
  show(examples.required)
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
})

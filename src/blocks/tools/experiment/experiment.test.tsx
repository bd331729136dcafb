import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EveryVariantContext } from '../../../experiments'
import { answerConsent, drawVariant, markVariants } from '../../../experiments/testing'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import { emit } from '../../../platform/events'
import { recordEvents } from '../../../platform/record-events'
import { examples } from './example'
import Experiment from './experiment'
import { mapExperiment } from './map-experiment'

const registry = await loadRegistry({
  centre_cta_banner: {
    hydrate: 'static',
    load: () => import('../../banners/centre-cta-banner/centre-cta-banner'),
  },
})

const NAME = 'closing-line'
const TITLES: Record<string, string> = {
  control: 'Your next customer has a card.',
  variant: 'Lose no more sales to “I only have a card”.',
  'by-tonight': 'Order by noon, and trade by the weekend.',
}
const viewed = recordEvents('experiment/viewed')

/** The observed elements, and the callback for when they come into view. */
const watched = new Map<Element, () => void>()
const comeIntoView = () => act(async () => watched.forEach((see) => see()))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  watched.clear()
  viewed.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = (part: Element) => watched.set(part, () => this.report([{ isIntersecting: true }]))
      disconnect = () => watched.clear()
    },
  )
  window.history.replaceState(null, '', '/za/')
  emit({ type: 'page/viewed', path: '/za/', url: '/za/', title: 'Home' })
})
afterEach(() => {
  delete document.documentElement.dataset.variants
  document.body.innerHTML = ''
})

const block = (blok = examples.full) => (
  <BlockRegistryProvider value={registry}>
    <Experiment blok={blok} />
  </BlockRegistryProvider>
)
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

/** The HTML that the server renders, which contains every variant. */
const written = (): string => {
  const { dataset } = document.documentElement
  dataset.variants = Object.keys(TITLES)
    .map((variant) => `${NAME}:${variant}`)
    .join(' ')
  const html = renderToString(block())
  delete dataset.variants
  return html
}

/** The page as the server rendered it, marked before the first paint, and hydrated by React. */
const serve = async () => {
  document.body.innerHTML = `<main>${written()}</main>`
  document.documentElement.dataset.experiments =
    document.querySelector('[data-experiment]')?.getAttribute('data-experiment') ?? ''
  markVariants()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  const main = document.querySelector('main') as Element
  const before = headings()
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(main, block(), { onRecoverableError: (error) => problems.push(error) }),
  )
  return { before, problems, leave: () => act(async () => root.unmount()) }
}

describe('in the server’s HTML', () => {
  test.each([
    ['none', 'control'],
    [NAME, 'variant'],
    [`${NAME}:by-tonight`, 'by-tonight'],
  ])('with the list %s only the %s is hydrated, without rendering it again', async (list, variant) => {
    localStorage.setItem('experiments', JSON.stringify([list]))
    const { before, problems, leave } = await serve()
    expect(before).toEqual([TITLES[variant]])
    expect(headings()).toEqual([TITLES[variant]])
    expect(problems).toEqual([])
    expect(document.querySelectorAll('[data-shown-with]')).toHaveLength(3)
    await leave()
    expect(document.querySelector('main')?.innerHTML).toBe('')
  })

  test('a variant forced in another tab after the first paint is neither shown nor counted before the next page', async () => {
    localStorage.setItem('experiments', '["none"]')
    const html = written()
    document.body.innerHTML = `<main>${html}</main>`
    localStorage.setItem('experiments', `["${NAME}"]`)
    await act(async () => hydrateRoot(document.querySelector('main') as Element, block()))
    await comeIntoView()
    expect(screen.getByRole('heading', { name: TITLES.control })).toBeInTheDocument()
    expect(viewed).toEqual([])
  })
})

describe('after navigation by a link', () => {
  test.each([
    ['all', 'variant'],
    ['none', 'control'],
  ])('with the list %s only the %s is rendered', (list, variant) => {
    localStorage.setItem('experiments', JSON.stringify([list]))
    render(block())
    expect(headings()).toEqual([TITLES[variant]])
    expect(document.querySelector('[data-shown-with]')).toBeNull()
  })
  test('renders the variant that the visitor was assigned', () => {
    sessionStorage.setItem('visitorId', 'somebody')
    render(block())
    expect(headings()).toEqual([TITLES[drawVariant(mapExperiment(examples.full), 'somebody')]])
  })
  test('uses the address of the link', () => {
    window.history.replaceState(null, '', `/za/?testExperiments=${NAME}:by-tonight`)
    render(block())
    expect(headings()).toEqual([TITLES['by-tonight']])
  })
})

describe('experiment/viewed', () => {
  test.each([
    ['drawn', null, false],
    ['forced', `["${NAME}:by-tonight"]`, true],
  ])(
    'is emitted when a %s variant comes into view, once for each page view',
    async (_how, list, isForced) => {
      if (list) localStorage.setItem('experiments', list)
      sessionStorage.setItem('visitorId', 'somebody')
      const variant = list ? 'by-tonight' : drawVariant(mapExperiment(examples.full), 'somebody')
      const { unmount } = render(block())
      expect(viewed).toEqual([])
      await comeIntoView()
      const event = { type: 'experiment/viewed', experiment: NAME, variant, weight: 1, isForced }
      expect(viewed).toEqual([event])
      unmount()
      render(block())
      await comeIntoView()
      expect(viewed).toEqual([event])
      emit({ type: 'page/viewed', path: '/za/rent/', url: '/za/rent/', title: 'Rent' })
      render(block())
      await comeIntoView()
      expect(viewed).toEqual([event, event])
    },
  )
  test('is not emitted for a control that was not assigned', async () => {
    answerConsent('denied')
    render(block())
    await comeIntoView()
    expect(headings()).toEqual([TITLES.control])
    expect(viewed).toEqual([])
  })
  test('is emitted in the server’s HTML, for the variant that is shown', async () => {
    localStorage.setItem('experiments', `["${NAME}"]`)
    await serve()
    expect([...watched.keys()].map((part) => part.getAttribute('data-shown-with'))).toEqual([
      `${NAME}:variant`,
    ])
    await comeIntoView()
    expect(viewed).toMatchObject([{ variant: 'variant', isForced: true }])
  })
})

test('a consent choice on the page takes effect at once: the id moves to lasting storage, or is removed', () => {
  sessionStorage.setItem('visitorId', 'somebody')
  render(block())
  act(() => answerConsent('granted'))
  expect([localStorage.getItem('visitorId'), sessionStorage.getItem('visitorId')]).toEqual(['somebody', null])
  act(() => answerConsent('denied'))
  expect([localStorage.getItem('visitorId'), sessionStorage.getItem('visitorId')]).toEqual([null, null])
})

test('without a second variant there is no experiment: all visitors see the control, and no id is stored', () => {
  render(block(examples.required))
  expect(headings()).toEqual(['Take the card. Keep the sale.'])
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('editors see every variant, below its name', () => {
  render(<EveryVariantContext value>{block()}</EveryVariantContext>)
  expect(headings()).toEqual(Object.values(TITLES))
  Object.keys(TITLES).forEach((name) => expect(screen.getByText(name)).toBeVisible())
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { exampleEntry, exampleProduct, exampleSnapshot } from '../../catalogue/testing'
import { link } from '../navigation/testing/menu'
import { SEARCH_INDEX_PATH, type SearchIndex } from './search-index'

const INDEX: SearchIndex = {
  pages: [
    { href: '/za/pricing/', title: 'Pricing', text: 'What a card sale costs.' },
    { href: '/za/product-finder/', title: 'Help me choose' },
  ],
  answers: [
    {
      href: '/za/help/#battery',
      title: 'How long does the battery last?',
      text: 'A day of trading.',
      page: 'Help',
    },
  ],
  catalogue: exampleSnapshot(
    [exampleProduct()],
    [exampleEntry({ detailsLink: link('shop/card-machines/khumo') })],
  ),
  whatsapp: { text: 'WhatsApp', link: { href: 'https://wa.me/27210000100' } },
}

let answerIndex: () => Promise<Response>

beforeEach(() => {
  vi.resetModules()
  answerIndex = async () => Response.json(INDEX)
  vi.stubGlobal('fetch', (path: string) =>
    path === SEARCH_INDEX_PATH ? answerIndex() : new Promise(() => undefined),
  )
  window.history.replaceState(null, '', '/za/prcing/')
})

const show = async (empty?: string) => {
  const { SiteSearch } = await import('./site-search')
  render(<SiteSearch empty={empty} />)
  return {
    user: userEvent.setup(),
    field: screen.getByRole('searchbox', { name: 'What are you looking for?' }),
  }
}

const status = () => screen.getByRole('status')
const list = async (name: string) => within(await screen.findByRole('list', { name }))

const pressed = (anchor: HTMLElement) => {
  const followed = vi.fn((event: Event) => event.preventDefault())
  anchor.addEventListener('click', followed)
  return followed
}

test('finds products with their price, answers and pages, and says how many', async () => {
  const { user, field } = await show('')
  await user.type(field, 'battery')
  expect((await list('Products')).getByRole('link')).toHaveTextContent('KhumoR1,199 incl. VAT')
  const answer = (await list('Answers')).getByRole('link', { name: /^How long does the battery last\?/ })
  expect(answer).toHaveAttribute('href', '/za/help/#battery')
  expect(status()).toHaveTextContent('2 results for “battery”')
  await user.clear(field)
  await user.type(field, 'pricng')
  expect((await list('Pages')).getByRole('link', { name: /^Pricing/ })).toBeVisible()
  expect(status()).toHaveTextContent('1 result for “pricng”')
})

test('the arrow keys go from the field through the results and back, and Enter in the field opens the best', async () => {
  const { user, field } = await show('')
  await user.type(field, 'battery')
  const best = (await list('Answers')).getByRole('link')
  const followed = pressed(best)
  await user.keyboard('{ArrowDown}')
  expect(best).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect((await list('Products')).getByRole('link')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(field).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(followed).toHaveBeenCalledOnce()
})

test('Enter before the index is here opens the best result once it is', async () => {
  let arrive: (answer: Response) => void = () => undefined
  answerIndex = () => new Promise((resolve) => (arrive = resolve))
  const { user, field } = await show('')
  await user.type(field, 'pricing{Enter}')
  expect(status()).toHaveTextContent('Searching…')
  const followed = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('click', followed)
  arrive(Response.json(INDEX))
  await waitFor(() => expect(followed).toHaveBeenCalledOnce())
  window.removeEventListener('click', followed)
})

test('where nothing is found, it leads to the finder and to a person', async () => {
  const { user, field } = await show('')
  await user.type(field, 'refrigerator')
  const help = await list('Help')
  expect(help.getByRole('link', { name: 'Help me choose' })).toHaveAttribute('href', '/za/product-finder/')
  expect(help.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/27210000100')
  expect(status()).toHaveTextContent(/^Nothing found for “refrigerator”/)
})

test('a failed load is said, and tried again on request', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answerIndex = async () => new Response('', { status: 503 })
  const { user, field } = await show('')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(status()).toHaveTextContent('The search did not load. Check your connection, then try again.')
  answerIndex = async () => Response.json(INDEX)
  await user.click(again)
  await user.type(field, 'pricing')
  expect((await list('Pages')).getByRole('link', { name: /^Pricing/ })).toBeVisible()
})

test('at an unknown address it offers the pages that may be meant', async () => {
  await show()
  expect((await list('Pages')).getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/za/pricing/')
  expect(status()).toHaveTextContent('Did you mean one of these pages?')
})

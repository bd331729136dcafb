import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFootBar, dialogNamed } from '../ui'
import Preview from '.'
import { ProblemList } from './notices'
import { useCartDisabled } from '../cart'
import { useFlagsInAddress } from './draft'

const SEARCH = '?_storyblok=7&_storyblok_c=page&_storyblok_tk%5Bspace_id%5D=1&_storyblok_tk%5Btoken%5D=abc'

const fetched = vi.fn<(address: string) => Promise<Response>>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => void vi.unstubAllGlobals())

const refusal = (status: number, message: string) =>
  Promise.resolve(Response.json({ error: { code: 'x', message } }, { status }))
const status = () => screen.findByRole('status')
const again = () => screen.queryByRole('button', { name: 'Load it again' })

test('only the parameters that the route needs are sent', async () => {
  fetched.mockReturnValue(refusal(401, 'Open the page again in the editor.'))
  render(<Preview search={SEARCH} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the draft…')
  expect(await screen.findByText('Open the page again in the editor.')).toBeVisible()
  expect(again()).toBeNull()
  const asked = new URL(fetched.mock.calls[0]?.[0] ?? '', 'https://x')
  expect(asked.pathname).toBe('/preview/api/v1/draft/')
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    _storyblok: '7',
    '_storyblok_tk[space_id]': '1',
    '_storyblok_tk[timestamp]': '',
    '_storyblok_tk[token]': 'abc',
  })
})

test.each([
  ['2031-02-03T04:05', '2031-02-03T04:05'],
  ['2020-02-03T04:05', null],
  ['soon', null],
])('with the moment %s in the address the draft of %s is requested', async (on, sent) => {
  fetched.mockReturnValue(refusal(401, 'Open the page again in the editor.'))
  render(<Preview search={`${SEARCH}&on=${encodeURIComponent(on)}`} />)
  await screen.findByText('Open the page again in the editor.')
  const [address = ''] = fetched.mock.lastCall ?? []
  expect(new URL(address, 'https://x').searchParams.get('on')).toBe(sent)
})

test.each([
  ['a site without a token for drafts', 404, '<!doctype html>', 'shows no drafts', false],
  ['an unavailable content service', 503, '{"error":{"message":"In a minute."}}', 'In a minute.', true],
  ['a failing proxy', 502, 'Bad gateway', 'cannot be reached', true],
])('%s shows a message', async (_what, httpStatus, answer, sentence, mayTryAgain) => {
  fetched.mockResolvedValue(new Response(answer, { status: httpStatus }))
  render(<Preview search={SEARCH} />)
  expect(await screen.findByRole('heading', { name: 'The draft cannot be shown' })).toBeVisible()
  expect(await status()).toHaveTextContent(sentence)
  expect(again() !== null).toBe(mayTryAgain)
})

test('after a lost connection the draft can be loaded again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(<Preview search={SEARCH} />)
  const button = await screen.findByRole('button', { name: 'Load it again' })
  fetched.mockReturnValue(refusal(404, 'The space has no such story.'))
  fireEvent.click(button)
  expect(await screen.findByText('The space has no such story.')).toBeVisible()
})

test('problems can be hidden until they change', () => {
  const foot = document.body.appendChild(document.createElement('div'))
  const { rerender } = render(<ProblemList problems={['home › grid: empty.']} />)
  act(() => setFootBar(foot))
  expect(screen.getByRole('region', { name: '1 problem in this draft' })).toHaveTextContent('home › grid')
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
  rerender(<ProblemList problems={['home › grid: empty.']} />)
  expect(screen.queryByRole('region')).toBeNull()
  rerender(<ProblemList problems={['home › grid: empty.', 'home › faq: empty.']} />)
  expect(screen.getByRole('region', { name: '2 problems in this draft' })).toBeVisible()
  act(() => setFootBar(null))
  foot.remove()
})

const Page = () => {
  useFlagsInAddress()
  return <p>{useCartDisabled() ? 'No cart' : 'Cart'}</p>
}
const show = (search: string) => {
  window.history.replaceState(null, '', `/za/editor/${search}`)
  return render(<Page />).container
}
const hasGetStarted = () => dialogNamed('get-started-modal') !== undefined

afterEach(() => document.getElementById('get-started-modal')?.remove())

test('a draft is shown with the flags in its address', () => {
  const page = show('?flags=cart:off,get-started-modal:on')
  expect([page.textContent, hasGetStarted()]).toEqual(['No cart', true])
  const other = show('?flags=cart:on,get-started-modal:off')
  expect([other.textContent, hasGetStarted()]).toEqual(['Cart', false])
})

test('a draft is shown with the published flags if its address has none', () => {
  expect([show('?_storyblok=7').textContent, hasGetStarted()]).toEqual(['Cart', false])
})

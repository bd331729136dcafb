import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { showOnServer } from '../../../ui/testing/show-on-server'
import { examples } from './example'
import InteractiveImageBanner from './interactive-image-banner'

// jsdom has no scrolling, and opens a `<details>` only when its summary is clicked.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

const notes = () => screen.getAllByRole('group')
const summary = (name: string) =>
  notes()
    .find((note) => note.querySelector('summary')?.textContent === name)
    ?.querySelector('summary') as HTMLElement
const open = () =>
  notes()
    .filter((note) => note.hasAttribute('open'))
    .map((note) => within(note).getByRole('heading', { level: 3 }).textContent)

test('the server renders every note closed, under its name and in the editor’s order', () => {
  const page = showOnServer(<InteractiveImageBanner blok={examples.full} />)
  const written = [...page.querySelectorAll('details')]
  expect(written.map((note) => note.querySelector('summary')?.textContent)).toEqual(
    examples.full.spots.map(({ label }) => label),
  )
  expect(written.map((note) => note.getAttribute('name'))).toEqual(
    Array(4).fill('interactive-image-banner-full'),
  )
  expect(written.some((note) => note.open)).toBe(false)
  expect(page.querySelector('img')).toHaveAttribute('alt', 'A till and a card machine on an open cash drawer')
})

test('a press opens a note with its text and link, and the next press closes it', async () => {
  render(<InteractiveImageBanner blok={examples.full} />)
  await userEvent.click(summary('One press to charge'))
  expect(open()).toEqual(['One press to charge'])
  expect(screen.getByText(/nobody types it twice/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'More about it (One press to charge)' })).toHaveAttribute(
    'href',
    '/za/point-of-sale/',
  )
  await userEvent.click(summary('One press to charge'))
  expect(open()).toEqual([])
})

test('Escape closes the open note and returns the focus to its spot', async () => {
  render(<InteractiveImageBanner blok={examples.full} />)
  await userEvent.click(summary('Cash has a place too'))
  screen.getByRole('link', { name: /Cash has a place/ }).focus()
  await userEvent.keyboard('{Escape}')
  expect(open()).toEqual([])
  expect(summary('Cash has a place too')).toHaveFocus()
})

test('an opened note is scrolled into view, also when the press that opened it hydrated the block', async () => {
  render(<InteractiveImageBanner blok={examples.full} />)
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
  await userEvent.click(summary('Tap, insert or phone'))
  const note = summary('Tap, insert or phone').nextElementSibling
  await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled())
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toBe(note)
})

test('a note without a link has none', () => {
  const { container } = render(<InteractiveImageBanner blok={examples.required} />)
  expect(container.querySelector('a')).toBeNull()
})

import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useDelayedPage } from '../islands'
import { PageEffects } from './page-effects'

vi.mock('../cart', () => ({ useCartPreviewOpen: () => false }))

const say = (isDelayed: boolean) => act(() => useDelayedPage.setState({ isDelayed }))

test('a next page that is late is said politely, in a place that was there before, and no longer once it shows', () => {
  const { container } = render(<PageEffects path="/za/" title="Home" mode="dark" notifications={[]} />)
  const place = container.querySelector('[aria-live="polite"]')
  expect(place).toBeEmptyDOMElement()
  say(true)
  expect(screen.getByText('Loading the next page')).toBe(place)
  say(false)
  expect(place).toBeEmptyDOMElement()
})

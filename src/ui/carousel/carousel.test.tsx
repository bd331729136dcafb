import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showOnServer } from '../testing/show-on-server'
import { Carousel } from './carousel'
import { layOutRows } from './testing'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const carousel = (
  <Carousel label="What others say" of="quotes" head={<h2>What others say</h2>}>
    {['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
      <a key={name} href={`/za/${name}/`}>
        {name}
      </a>
    ))}
  </Carousel>
)
const show = (windowWidth = 500) => {
  layOutRows(windowWidth)
  render(carousel)
}
const button = (name: string) => screen.getByRole('button', { name })
const viewport = () =>
  screen.getByRole('group', { name: '1 of 5' }).parentElement?.parentElement as HTMLElement
/** The CSS pixels by which the row has moved. */
const moved = () => {
  const { transform } = (viewport().firstElementChild as HTMLElement).style
  return 0 - Number(/translate3d\((-?[\d.]+)px/.exec(transform)?.[1] ?? 0)
}

test('is a named region of slides with their numbers and the total', () => {
  show()
  const region = screen.getByRole('region', { name: 'What others say' })
  expect(region).toHaveAttribute('aria-roledescription', 'carousel')
  const slides = screen.getAllByRole('group')
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 5',
    '2 of 5',
    '3 of 5',
    '4 of 5',
    '5 of 5',
  ])
  expect(slides[1]).toContainElement(screen.getByRole('link', { name: 'Two' }))
})

test('the server renders a row that the browser scrolls, without buttons', () => {
  showOnServer(carousel)
  expect(getComputedStyle(viewport()).overflowX).toBe('auto')
  expect(screen.getAllByRole('link')).toHaveLength(5)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the buttons step to the end and back, are disabled there, and the slides in view are announced', async () => {
  show()
  await waitFor(() => expect(button('Next quotes')).toBeVisible())
  expect(getComputedStyle(viewport()).overflow).toBe('hidden')
  const [previous, next] = [button('Previous quotes'), button('Next quotes')]
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(next)
  expect(previous).toHaveAttribute('aria-disabled', 'false')
  await waitFor(() => expect(moved()).toBe(300))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 5'))
  for (let presses = 0; presses < 3; presses += 1) await userEvent.click(next)
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(moved()).toBe(1000))
  await userEvent.click(previous)
  await waitFor(() => expect(moved()).toBe(900))
  expect(screen.getByRole('status')).toHaveTextContent('4 of 5')
})

test('if several slides are in view the buttons step by as many', async () => {
  show(650)
  await waitFor(() => expect(button('Next quotes')).toBeVisible())
  await userEvent.click(button('Next quotes'))
  await waitFor(() => expect(moved()).toBe(600))
  expect(screen.getByRole('status')).toHaveTextContent('3 to 4 of 5')
  await userEvent.click(button('Next quotes'))
  await waitFor(() => expect(moved()).toBe(850))
  await userEvent.click(button('Previous quotes'))
  await waitFor(() => expect(moved()).toBe(300))
})

test('arrow keys step while the focus is on a slide', async () => {
  show()
  await waitFor(() => expect(button('Next quotes')).toBeVisible())
  screen.getByRole('link', { name: 'One' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(moved()).toBe(600))
  await userEvent.keyboard('{ArrowLeft}{Control>}{ArrowLeft}{/Control}')
  await waitFor(() => expect(moved()).toBe(300))
})

test('a sideways stroke on a touchpad steps; up and down scroll the page', async () => {
  show()
  await waitFor(() => expect(button('Next quotes')).toBeVisible())
  const wheel = (deltaX: number, deltaY: number) => fireEvent.wheel(viewport(), { deltaX, deltaY })
  expect(wheel(100, 300)).toBe(true)
  expect(wheel(100, 0)).toBe(false)
  expect(moved()).toBe(0)
  wheel(100, 0)
  await waitFor(() => expect(moved()).toBe(300))
  wheel(-200, 0)
  await waitFor(() => expect(moved()).toBe(0))
})

test('the slide that was scrolled to before hydration stays in view', async () => {
  const scrolled = { left: 600 }
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => scrolled.left)
  vi.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation((left) => {
    scrolled.left = left
  })
  show()
  await waitFor(() => expect(moved()).toBe(600))
  expect(scrolled.left).toBe(0)
  expect(button('Previous quotes')).toHaveAttribute('aria-disabled', 'false')
})

test('has no buttons while everything fits', () => {
  show(1500)
  expect(viewport()).toHaveAttribute('data-slides')
  expect(screen.queryByRole('button')).toBeNull()
})

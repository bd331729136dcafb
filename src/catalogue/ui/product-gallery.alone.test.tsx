import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { ProductGallery } from './product-gallery'

const picture = (view: string) => ({
  filename: `https://a.storyblok.com/f/1/1600x1600/00752b3d1c/khumo-${view}.webp`,
  alt: `Khumo from the ${view}`,
})
const front = picture('front')

beforeAll(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  Element.prototype.scrollTo = () => undefined
})

test('thumbnails bring their picture into view, and the current one is marked', async () => {
  render(<ProductGallery name="Khumo" pictures={[front, picture('side')]} sizes="50vw" />)
  const side = screen.getByRole('link', { name: 'Picture 2 of 2: Khumo from the side' })
  const target = side.getAttribute('href')?.slice(1) ?? ''
  expect(document.getElementById(target)).toContainElement(screen.getByAltText('Khumo from the side'))
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(
    'Picture 1 of 2: Khumo from the front',
  )
  await userEvent.click(side)
  expect(screen.getByRole('link', { current: true })).toBe(side)
})

test('a phone fetches pictures at the height of the strip, in which they are shown whole', () => {
  render(<ProductGallery name="Khumo" pictures={[front]} sizes="50vw" />)
  expect(screen.getByAltText('Khumo from the front')).toHaveAttribute(
    'sizes',
    '(max-width: 666px) clamp(140px, 100vh - 680px, 92vw), 50vw',
  )
})

test('a picture that is chosen twice is shown twice, also when other pictures replace them', () => {
  const show = (...pictures: (typeof front)[]) => (
    <ProductGallery name="Khumo" pictures={pictures} sizes="50vw" />
  )
  const { rerender } = render(show(front, front, picture('side')))
  expect(screen.getAllByRole('link')).toHaveLength(3)
  rerender(show(picture('side'), front))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Picture 1 of 2: Khumo from the side',
    'Picture 2 of 2: Khumo from the front',
  ])
})

test('a picture without an alternative text has the name of the product', () => {
  render(<ProductGallery name="Khumo" pictures={[{ ...front, alt: '' }, picture('side')]} sizes="50vw" />)
  expect(screen.getByRole('link', { name: 'Picture 1 of 2: Khumo' })).toBeInTheDocument()
})

test('the Tab key reaches the strip, then the current picture, then the thumbnails', async () => {
  render(<ProductGallery name="Khumo" pictures={[front, picture('side')]} sizes="50vw" />)
  await userEvent.tab()
  expect(screen.getByRole('group', { name: 'Pictures of Khumo' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Zoom: Khumo from the front' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: /^Picture 1 of 2/ })).toHaveFocus()
})

test('a single picture has no thumbnails, and its strip takes no focus', async () => {
  render(<ProductGallery name="Khumo" pictures={[front]} sizes="50vw" />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Zoom: Khumo from the front' })).toHaveFocus()
})

test('a press on a picture shows it large, and closing returns the focus', async () => {
  render(<ProductGallery name="Khumo" pictures={[front, picture('side')]} sizes="50vw" />)
  const zoom = screen.getByRole('button', { name: 'Zoom: Khumo from the side' })
  await userEvent.click(zoom)
  expect(screen.getByRole('dialog', { name: 'Khumo from the side' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Picture to look around in' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(zoom).toHaveFocus()
})

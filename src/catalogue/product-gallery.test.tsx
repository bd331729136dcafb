import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ProductGallery } from './product-gallery'

const picture = (view: string) => ({
  filename: `https://a.storyblok.com/f/1/1600x1600/00752b3d1c/khumo-${view}.webp`,
  alt: `Khumo from the ${view}`,
})
const front = picture('front')

test('thumbnails lead to their picture and mark the one shown', async () => {
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

test('the strip can be reached by keyboard', async () => {
  render(<ProductGallery name="Khumo" pictures={[front, picture('side')]} sizes="50vw" />)
  await userEvent.tab()
  expect(screen.getByRole('group', { name: 'Pictures of Khumo' })).toHaveFocus()
})

test('one picture needs no thumbnails and no tab stop', async () => {
  render(<ProductGallery name="Khumo" pictures={[front]} sizes="50vw" />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('zoom is switched on and off', async () => {
  render(<ProductGallery name="Khumo" pictures={[front]} sizes="50vw" zoom />)
  const zoom = screen.getByRole('button', { name: 'Zoom', pressed: false })
  await userEvent.click(zoom)
  expect(screen.getByRole('button', { name: 'Zoom', pressed: true })).toBe(zoom)
})

test('without zoom there is no button', () => {
  render(<ProductGallery name="Khumo" pictures={[front]} sizes="50vw" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

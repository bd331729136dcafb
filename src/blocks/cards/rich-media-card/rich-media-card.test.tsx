import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Bloks } from '../../../content'
import { examples } from './example'
import RichMediaCard from './rich-media-card'

const [film] = examples.full.video ?? []
const withVideo = (fields: Partial<Bloks.Video>): Bloks.RichMediaCard => ({
  ...examples.full,
  video: [{ ...film, ...fields } as Bloks.Video],
})
const show = (blok: Bloks.RichMediaCard) => {
  const { container } = render(<RichMediaCard blok={blok} />)
  return { video: container.querySelector('video'), picture: container.querySelector('img') }
}

test('a press plays a video file with captions in the card; before it nothing is loaded but the poster, when it is near', async () => {
  const { video, picture } = show(examples.full)
  expect(video).toBeNull()
  expect(picture?.src).toContain('khumo-tip.webp')
  expect(picture).toHaveAttribute('loading', 'lazy')
  await userEvent.click(screen.getByRole('button', { name: /^Play: A card payment on Khumo/ }))
  const film = screen.getByLabelText('A card payment on Khumo, from the amount to the receipt')
  expect(film).toHaveAttribute('controls')
  expect(film).toHaveAttribute('src', '/f/1/db757ef52d/first-payment.mp4')
  expect(film.querySelector('track')).toHaveAttribute('kind', 'captions')
})

test('a video on another site is a poster that links to it', () => {
  const { video } = show(examples.elsewhere)
  expect(video).toBeNull()
  const link = screen.getByRole('link', { name: /^Play: A tour of the till.*2:40 · YouTube$/ })
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect(link).toHaveAttribute('target', '_blank')
})

test.each([
  ['a video without captions', withVideo({ captions: undefined })],
  ['an address of another site', withVideo({ source: 'youtube', address: 'https://example.com/watch' })],
])('the card’s picture replaces %s', (_, blok) => {
  const { video, picture } = show(blok)
  expect(video).toBeNull()
  expect(picture?.src).toContain('still-counter.webp')
})

test('without a picture of its own, the card shows the poster of a video that cannot be offered', () => {
  expect(show({ ...withVideo({ captions: undefined }), image: undefined }).picture?.src).toContain(
    'khumo-tip.webp',
  )
})

test('shows its title, a few sentences and one button', () => {
  show(examples.picture)
  expect(screen.getByRole('img', { name: /on a wooden counter/ })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: /cake stand/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See point of sale' })).toBeVisible()
})

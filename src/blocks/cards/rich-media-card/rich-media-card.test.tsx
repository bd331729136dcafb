import { render, screen } from '@testing-library/react'
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

test('a video file plays in the card, with captions, and loads nothing before a press', () => {
  const { video, picture } = show(examples.full)
  expect(video).toHaveAccessibleName('A card payment on Khumo, from the amount to the receipt')
  expect(video).toHaveAttribute('controls')
  expect(video).toHaveAttribute('preload', 'none')
  expect(video).toHaveAttribute('poster', expect.stringContaining('khumo-tip.webp/m/768x0'))
  expect(video).toHaveAttribute('src', '/f/1/db757ef52d/first-payment.mp4')
  expect(video?.querySelector('track')).toHaveAttribute('kind', 'captions')
  expect(picture).toBeNull()
})

test('a video on another site is a poster that links to it', () => {
  const { video } = show(examples.elsewhere)
  expect(video).toBeNull()
  const link = screen.getByRole('link', { name: /^Watch on YouTube.*A tour of the till.*2:40$/ })
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

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutRows } from '../../../ui/carousel/testing'
import { showOnServer } from '../../../ui/testing/show-on-server'
import { examples } from './example'
import VideoCarousel from './video-carousel'

beforeEach(() => layOutRows(500))
afterEach(() => vi.restoreAllMocks())

const playButtons = () => screen.getAllByRole('button', { name: /^Play: / })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const players = () => [...document.querySelectorAll('iframe, video')]

test('the server renders a named row of posters with buttons that name the video and its length', () => {
  showOnServer(<VideoCarousel blok={examples.full} />)
  const row = within(screen.getByRole('region', { name: 'Watch it work' }))
  expect(row.getAllByRole('heading', { level: 3 })).toHaveLength(4)
  expect(row.getByRole('button', { name: 'Play: Your first payment 0:12' })).toBeVisible()
  expect(row.getByRole('button', { name: 'Play: A tour of the till 2:40 · YouTube' })).toBeVisible()
  expect(row.getByText(/From packing the car/)).toBeVisible()
})

test('without scripts a poster links to its video, and a file of this site has the browser’s player', () => {
  const page = showOnServer(<VideoCarousel blok={examples.full} />)
  // A browser with scripts enabled parses this content as text.
  const unscripted = document.createElement('div')
  unscripted.innerHTML = [...page.querySelectorAll('noscript')]
    .map(({ textContent, innerHTML }) => textContent || innerHTML)
    .join('')
  expect(
    within(unscripted)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://vimeo.com/76979871',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ])
  expect(unscripted.querySelector('video')).toHaveAttribute('preload', 'none')
})

test('nothing is requested from another site before a press; then the player replaces the poster and has the focus', async () => {
  render(<VideoCarousel blok={examples.full} />)
  expect(players()).toEqual([])
  expect(document.body.innerHTML).not.toMatch(/youtube-nocookie|player\.vimeo|ytimg|vimeocdn/)
  await press('Play: A Saturday at the market 1:24 · Vimeo')
  const player = screen.getByTitle('A Saturday at the market')
  expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
  expect(player).toHaveAttribute('allow', expect.stringContaining('autoplay'))
  expect(player).toHaveFocus()
})

test('a video file plays with its captions shown', async () => {
  render(<VideoCarousel blok={examples.full} />)
  await press('Play: Your first payment 0:12')
  const film = screen.getByLabelText('Your first payment')
  expect(film).toHaveAttribute('src', '/f/1/db757ef52d/first-payment.mp4')
  expect(film).toHaveAttribute('controls')
  const captions = film.querySelector('track')
  expect(captions).toHaveAttribute('src', '/f/1/513a84d160/first-payment.vtt')
  expect(captions).toHaveAttribute('default')
})

test('one video plays at a time: the other shows its button again', async () => {
  render(<VideoCarousel blok={examples.two} />)
  await press('Play: A Saturday at the market 1:24 · Vimeo')
  expect(playButtons()).toHaveLength(1)
  await press('Play: A tour of the till 2:40 · YouTube')
  expect(players().map((player) => player.getAttribute('title'))).toEqual(['A tour of the till'])
  expect(playButtons()).toHaveLength(1)
})

test('a video without captions or a known address is left out and logged, and a row of only such videos renders nothing', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const [film] = examples.full.videos
  const mute = { ...film, captions: undefined, title: 'Silent' } as typeof film & object
  const { container, rerender } = render(
    <VideoCarousel blok={{ ...examples.two, videos: [mute, ...examples.two.videos] }} />,
  )
  expect(playButtons()).toHaveLength(2)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"Silent" is left out'))
  rerender(<VideoCarousel blok={{ ...examples.two, videos: [mute] }} />)
  expect(container).toBeEmptyDOMElement()
})

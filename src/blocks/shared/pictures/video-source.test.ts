import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bloks } from '../../../content'
import { exampleAsset } from '../example-parts'
import { videoSource } from './video-source'

const video = (fields: Partial<Bloks.Video>): Bloks.Video => ({
  _uid: 'video',
  component: 'video',
  title: 'Unpack it and take a payment',
  poster: exampleAsset('1600x1600/bd0bb72a9e/khumo.webp', 'Khumo'),
  ...fields,
})

const ID = 'aqz-KE_bpKQ'

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?list=PL1&v=${ID}&t=4`,
  `http://m.youtube.com/watch?v=${ID}`,
  `www.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=x`,
  `youtu.be/${ID}`,
  `youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/embed/${ID}`,
  ` https://www.youtube-nocookie.com/embed/${ID}?rel=0 `,
])('%s is a video on YouTube', (address) => {
  const href = `https://www.youtube.com/watch?v=${ID}`
  for (const source of ['youtube', 'vimeo', ''] as const)
    expect(videoSource(video({ source, address }))).toEqual({ from: 'YouTube', id: ID, href })
})

test.each([
  ['https://vimeo.com/76979871', undefined],
  ['vimeo.com/76979871/', undefined],
  ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
  ['https://vimeo.com/76979871/1234567890', '1234567890'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h="><script>', undefined],
  ['https://vimeo.com/channels/staffpicks/76979871', undefined],
  ['https://vimeo.com/groups/film-school/videos/76979871', undefined],
  ['https://vimeo.com/showcase/7008490/video/76979871', undefined],
])('%s is a video on Vimeo, with the hash %s', (address, hash) => {
  const href = `https://vimeo.com/76979871${hash ? `/${hash}` : ''}`
  expect(videoSource(video({ address }))).toEqual({ from: 'Vimeo', id: '76979871', hash, href })
})

test.each([
  ...['', undefined, ID, '/za/shop/', 'https://example.com/film', 'https://www.youtube.com/@yoco'],
  `https://youtube.com.example.com/watch?v=${ID}`,
  `https://youtube.com@example.com/watch?v=${ID}`,
  `https://example.com/?https://www.youtube.com/watch?v=${ID}`,
  `javascript:alert(1)//youtu.be/${ID}`,
  `<iframe src="https://www.youtube.com/embed/${ID}"></iframe>`,
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=../../evil',
  `https://youtu.be/${ID}${ID}`,
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/8272103f6e/more',
])('%s is not a video', (address) => {
  expect(videoSource(video({ address }))).toBeUndefined()
})

test('for any text of an editor, the result contains nothing of it but ids', () => {
  const BEFORE = ['', 'https://www.youtube.com/watch?v=', 'https://youtu.be/', 'https://vimeo.com/']
  const before = fc.constantFrom(...BEFORE, 'https://player.vimeo.com/video/76979871?h=')
  fc.assert(
    fc.property(before, fc.string(), (start, end) => {
      const read = videoSource(video({ address: start + end }))
      if (read?.from === 'YouTube') expect(read.id).toMatch(/^[\w-]{11}$/)
      if (read?.from === 'Vimeo') expect(read.id + (read.hash ?? '')).toMatch(/^[\da-f]+$/)
    }),
  )
})

const film = exampleAsset('0a1b2c/first-payment.mp4', '')
const words = exampleAsset('0a1b2d/first-payment.vtt', '')

test.each([
  ['a video and captions', { file: film, captions: words }, true],
  ['no captions', { file: film }, false],
  ['captions alone', { captions: words }, false],
  ['an empty file name', { file: { ...film, filename: '' }, captions: words }, false],
  ['an address instead of a file', { address: `https://youtu.be/${ID}` }, false],
])('a video file with %s', (_, files, isOffered) => {
  expect(videoSource(video({ source: 'file', ...files }))).toEqual(
    isOffered
      ? { from: 'file', src: '/f/1/0a1b2c/first-payment.mp4', captions: '/f/1/0a1b2d/first-payment.vtt' }
      : undefined,
  )
})

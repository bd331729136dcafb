import { afterEach, describe, expect, test, vi } from 'vitest'
import { assetUrl, imageUrl, parseAsset } from './asset'

const KHUMO = 'https://a.storyblok.com/f/1/1600x1200/0a1b2c3d4e/khumo.webp'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('asset addresses', () => {
  test('contain the space, the size, the hash and the file', () => {
    expect(parseAsset(KHUMO)).toEqual({
      space: '1',
      width: 1600,
      height: 1200,
      hash: '0a1b2c3d4e',
      file: 'khumo.webp',
    })
  })

  test.each(['', 'x/', '0x0/', '640x/', 'x480/'])(
    'with %o as their size are 0 by 0, which is logged',
    (size) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const url = `https://a.storyblok.com/f/1/${size}0a1b2c/khumo.webp`
      expect(parseAsset(url)).toMatchObject({ width: 0, height: 0 })
      expect(logged).toHaveBeenCalledWith(expect.stringMatching(`${url}.*does not hold its dimensions`))
    },
  )

  test('of the content provider move to the own asset host', () => {
    expect(assetUrl(KHUMO)).toBe('/f/1/1600x1200/0a1b2c3d4e/khumo.webp')
  })

  test('of a document need no size', () => {
    const logged = vi.spyOn(console, 'error')
    expect(assetUrl('https://a.storyblok.com/f/1/0a1b2c/guide.pdf')).toBe('/f/1/0a1b2c/guide.pdf')
    expect(assetUrl('https://a.storyblok.com/f/1/x/0a1b2c/guide.pdf')).toBe('/f/1/x/0a1b2c/guide.pdf')
    expect(logged).not.toHaveBeenCalled()
  })

  test('of a drawing may have any size', () => {
    const drawing = 'https://a.storyblok.com/f/1/28000x20000/abc/wall.svg'
    expect(assetUrl(drawing)).toBe('/f/1/28000x20000/abc/wall.svg')
  })

  test.each([
    undefined,
    null,
    '',
    'khumo.webp',
    'https://a.storyblok.com/x/1/a/b.png',
    'https://a.storyblok.com/f/one/abc/b.png',
    'https://a.storyblok.com/f/1/abc/no-extension',
    // More pixels than the image service takes.
    'https://a.storyblok.com/f/1/28000x20000/abc/wall.jpg',
  ])('%o becomes empty', (url) => {
    expect(assetUrl(url)).toBe('')
    expect(imageUrl(url, 640)).toBe('')
  })
})

test('a resized picture is a smart-cropped WebP of quality 80', () => {
  expect(imageUrl(KHUMO, 640)).toBe(
    '/f/1/1600x1200/0a1b2c3d4e/khumo.webp/m/640x0/smart/filters:quality(80):format(webp)',
  )
})

test('a drawing is not resized', () => {
  expect(imageUrl('https://a.storyblok.com/f/1/24x24/0a1b/visa.svg', 640)).toBe('/f/1/24x24/0a1b/visa.svg')
})

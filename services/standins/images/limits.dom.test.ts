import { render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { sharePicture } from '../../../src/page/head'
import { thumbnailUrl } from '../../../src/content/rules'
import { EditorialPicture } from '../../../src/content/images/editorial-picture'
import { THUMBNAILS } from '../../../src/content/images/forms'
import { Picture } from '../../../src/content/images/picture'
import { PLACES } from '../../../src/content/images/places'
import { PALETTE } from '../../../shared/palette'
import { isSiteForm } from './limits'

const addressOf = (width: number) => `https://a.storyblok.com/f/1/${width}x900/0a1b2c3d4e/khumo.webp`

/** What follows `/m/` in every address of a text. */
const formsIn = (text: string): string[] =>
  [...text.matchAll(/\/m\/([^\s",]+)/g)].flatMap(([, form]) => form ?? [])

test.each([100, 500, 767, 768, 1366, 1600, 1920, 5000])(
  'every form in which a page shows a picture %i pixels wide is one of the site',
  (width) => {
    const asset = { filename: addressOf(width), alt: 'Khumo' }
    const { container } = render(
      createElement('p', {}, [
        createElement(Picture, { key: 1, asset, sizes: '100vw' }),
        createElement(Picture, { key: 2, asset, ...PLACES.text }),
        ...(['text', 'wide', 'full'] as const).map((place) =>
          createElement(EditorialPicture, { key: place, asset, place }),
        ),
      ]),
    )
    const forms = formsIn(container.innerHTML)
    expect(forms).not.toEqual([])
    expect(forms.filter((form) => !isSiteForm(form, { width, focus: '' }))).toEqual([])
  },
)

test.each(Object.keys(THUMBNAILS) as (keyof typeof THUMBNAILS)[])('so is a thumbnail: %s', (name) => {
  const [form = ''] = formsIn(thumbnailUrl(addressOf(1600), name))
  expect(isSiteForm(form, { width: 1600, focus: '' })).toBe(true)
})

test.each([undefined, ...Object.keys(PALETTE)])('so is what networks show of a page on %s', (background) => {
  const filename = addressOf(1600)
  const content = background
    ? { component: 'page', body: [{ component: 'hero_centre', image: { filename }, background }] }
    : { component: 'page', share_image: { filename } }
  const page = { content, catalogue: { entries: [] } } as unknown as Parameters<typeof sharePicture>[0]
  const [form = ''] = formsIn(sharePicture(page))
  expect(isSiteForm(form, { width: 1600, focus: '' })).toBe(true)
})

test('a picture is cropped around the focal point that its editor set, and around no other', () => {
  const focus = '800x300:801x301'
  const share_image = { filename: addressOf(1600), focus }
  const page = { content: { component: 'page', share_image }, catalogue: { entries: [] } }
  const [form = ''] = formsIn(sharePicture(page as unknown as Parameters<typeof sharePicture>[0]))
  expect(form).toBe('1200x630/filters:focal(800x300:801x301):quality(80):format(jpeg)')
  expect(isSiteForm(form, { width: 1600, focus })).toBe(true)
  expect(isSiteForm(form, { width: 1600, focus: '' })).toBe(false)
  expect(isSiteForm(form, { width: 1600, focus: '800x300:802x302' })).toBe(false)
})

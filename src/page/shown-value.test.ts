import { expect, test } from 'vitest'
import { shownValue } from './shown-value'

const PICTURE = {
  id: 7678781,
  fieldtype: 'asset',
  filename: 'https://a.storyblok.com/f/1/1600x1600/00752b3d1c/khumo-side.webp',
  alt: 'Khumo from the side',
  focus: '800x300:801x301',
  name: '',
  title: 'Upload 7',
  copyright: 'the studio',
  source: '',
  meta_data: { alt: 'Khumo' },
  is_external_url: false,
}
const SHOWN_PICTURE = {
  fieldtype: 'asset',
  filename: PICTURE.filename,
  alt: PICTURE.alt,
  focus: PICTURE.focus,
}
const LINK = {
  fieldtype: 'multilink',
  linktype: 'story',
  id: '82f9909a',
  url: '',
  cached_url: 'shop/old-name',
  anchor: 'fees',
  target: '_blank',
}
/** Where the story of LINK is now. */
const read = (link: object) => ({
  ...link,
  ...('href' in link ? { href: 'shop/khumo' } : { cached_url: 'shop/khumo' }),
})

const text = (...content: object[]) => ({ type: 'doc', content })

test.each<[what: string, type: string, value: unknown, shown: unknown]>([
  ['a picture: where it is and what it shows', 'asset', PICTURE, SHOWN_PICTURE],
  ['each of several pictures', 'multiasset', [PICTURE], [SHOWN_PICTURE]],
  [
    'a link to a story: where the story is now',
    'multilink',
    LINK,
    {
      fieldtype: 'multilink',
      linktype: 'story',
      cached_url: 'shop/khumo',
      anchor: 'fees',
      target: '_blank',
    },
  ],
  [
    'a link to a mailbox',
    'multilink',
    {
      fieldtype: 'multilink',
      linktype: 'email',
      id: '',
      url: '',
      cached_url: 'old',
      email: 'help@example.com',
    },
    { fieldtype: 'multilink', linktype: 'email', email: 'help@example.com', cached_url: 'shop/khumo' },
  ],
  ['a picture that was taken out', 'asset', { fieldtype: 'asset', filename: '' }, { fieldtype: 'asset' }],
  ['nothing', 'asset', null, null],
  ['a list that is none', 'multiasset', '', ''],
  [
    'a text: of its links and pictures the same',
    'richtext',
    text(
      { type: 'heading', attrs: { level: 2 } },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Khumo',
            marks: [
              { type: 'bold' },
              {
                type: 'link',
                attrs: { ...LINK, href: 'shop/old-name', uuid: '82f9909a', custom: { title: 'Khumo' } },
              },
            ],
          },
          {
            type: 'emoji',
            attrs: { name: 'wave', emoji: '👋', fallbackImage: 'https://example.com/wave.png' },
          },
        ],
      },
      {
        type: 'image',
        attrs: {
          id: 7,
          src: PICTURE.filename,
          alt: '',
          title: 'In use',
          source: '',
          meta_data: { alt: 'Khumo' },
        },
      },
    ),
    text(
      { type: 'heading', attrs: { level: 2 } },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Khumo',
            marks: [
              { type: 'bold' },
              {
                type: 'link',
                attrs: {
                  href: 'shop/khumo',
                  linktype: 'story',
                  anchor: 'fees',
                  target: '_blank',
                  custom: { title: 'Khumo' },
                },
              },
            ],
          },
          { type: 'emoji', attrs: { emoji: '👋' } },
        ],
      },
      { type: 'image', attrs: { src: PICTURE.filename, alt: 'Khumo', title: 'In use' } },
    ),
  ],
  ['a text that is none', 'richtext', '', ''],
  ['any other field whole', 'table', { attrs: PICTURE }, { attrs: PICTURE }],
])('of %s', (_what, type, value, shown) => {
  expect(shownValue(type, value, read)).toEqual(shown)
})

import { expect, test } from 'vitest'
import { shownValue } from './shown-value'

const PICTURE = {
  id: 7678781,
  fieldtype: 'asset',
  filename: 'https://a.storyblok.com/f/1/1600x1600/4c45b3e42a/khumo-invoice.webp',
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
const SHOWN_LINK = { linktype: 'story', anchor: 'fees', target: '_blank' }
/** The current address of LINK's story. */
const read = (link: object) => ({
  ...link,
  ...('href' in link ? { href: 'shop/khumo' } : { cached_url: 'shop/khumo' }),
})

const text = (...content: object[]) => ({ type: 'doc', content })

const paragraph = (link: object, emoji: object) => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: 'Khumo', marks: [{ type: 'bold' }, { type: 'link', attrs: link }] },
    { type: 'emoji', attrs: emoji },
  ],
})
const CUSTOM = { custom: { title: 'Khumo' } }

test.each<[what: string, type: string, value: unknown, shown: unknown]>([
  ['a picture has its address and alternative text', 'asset', PICTURE, SHOWN_PICTURE],
  ['each of several pictures has the same', 'multiasset', [PICTURE], [SHOWN_PICTURE]],
  [
    'a link to a story has the story’s current address',
    'multilink',
    LINK,
    { fieldtype: 'multilink', ...SHOWN_LINK, cached_url: 'shop/khumo' },
  ],
  [
    'a link to a mailbox has the email address',
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
  ['a removed picture has no address', 'asset', { fieldtype: 'asset', filename: '' }, { fieldtype: 'asset' }],
  ['nothing', 'asset', null, null],
  ['an empty list does not change', 'multiasset', '', ''],
  [
    'a text has the same of its links and pictures',
    'richtext',
    text(
      { type: 'heading', attrs: { level: 2 } },
      paragraph(
        { ...LINK, href: 'shop/old-name', uuid: '82f9909a', ...CUSTOM },
        { name: 'wave', emoji: '👋', fallbackImage: 'https://example.com/wave.png' },
      ),
      {
        type: 'image',
        attrs: { ...PICTURE, src: PICTURE.filename, alt: '', title: 'In use', copyright: '' },
      },
    ),
    text(
      { type: 'heading', attrs: { level: 2 } },
      paragraph({ href: 'shop/khumo', ...SHOWN_LINK, ...CUSTOM }, { emoji: '👋' }),
      { type: 'image', attrs: { src: PICTURE.filename, alt: 'Khumo', title: 'In use' } },
    ),
  ],
  ['an empty text does not change', 'richtext', '', ''],
  ['any other field does not change', 'table', { attrs: PICTURE }, { attrs: PICTURE }],
])('%s', (_what, type, value, shown) => {
  expect(shownValue(type, value, read)).toEqual(shown)
})

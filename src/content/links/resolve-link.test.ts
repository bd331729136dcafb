import { expect, test } from 'vitest'
import { resolveLink, storyPath } from './resolve-link'

test.each([
  ['shop', '/za/shop/'],
  ['/shop/card-machines/', '/za/shop/card-machines/'],
  ['za/shop', '/za/shop/'],
  ['/za/', '/za/'],
  ['zambia', '/za/zambia/'],
  ['home', '/za/'],
  ['/', '/za/'],
  ['shop/card-machines?tab=Overview', '/za/shop/card-machines/?tab=Overview'],
  ['terms#returns', '/za/terms/#returns'],
  ['https://help.example.com/start', 'https://help.example.com/start'],
  ['http://example.com', 'http://example.com'],
  ['tel:+27210000100', 'tel:+27210000100'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['#questions', '#questions'],
  ['/fees.pdf', '/fees.pdf'],
  ['https://a.storyblok.com/f/1/0a1b2c/guide.pdf', '/f/1/0a1b2c/guide.pdf'],
  ['//a-us.storyblok.com/f/1/0a1b2c/film.mp4', '/f/1/0a1b2c/film.mp4'],
  ['https://a.storyblok.com/f/1/0a1b2c/guide.pdf#page=2', '/f/1/0a1b2c/guide.pdf#page=2'],
  ['https://a.storyblok.com/somewhere/else.pdf', 'https://a.storyblok.com/somewhere/else.pdf'],
  ['https://example.com/f/1/0a1b2c/guide.pdf', 'https://example.com/f/1/0a1b2c/guide.pdf'],
  ['', ''],
  ['JavaScript:alert(1)', ''],
  ['javascript:alert(1)//fees.pdf', ''],
  [' java\tscr\nipt:alert(1)//fees.pdf', ''],
  ['\u0001javascript:alert(1)//fees.pdf', ''],
  ['\u00a0javascript:alert(1)//fees.pdf', ''],
  ['data:text/html,<script>alert(1)</script>//fees.html', ''],
  ['VBSCRIPT:msgbox(1)//fees.pdf', ''],
  ['blob:https://example.com/fees.pdf', ''],
  ['shop?next=javascript:alert(1)', '/za/shop/?next=javascript:alert(1)'],
])('the link %o leads to %o', (written, expected) => {
  expect(resolveLink(written)).toBe(expected)
})

test.each([
  ['home', '/za/'],
  ['shop/', '/za/shop/'],
  ['shop/card-machines/khumo', '/za/shop/card-machines/khumo/'],
])('the story %o lives at %o', (slug, expected) => {
  expect(storyPath(slug)).toBe(expected)
})

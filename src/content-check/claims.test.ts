import { expect, test } from 'vitest'
import { findingLine, type Rule } from '../page'
import { storyPath } from '../content/rules'
import { banners, blok, fee, find, grid, heading, links, page, says, text } from './testing/small-space'

const broken = (...given: Parameters<typeof find>): Rule[] => [
  ...new Set(
    find(...given)
      .map(({ rule }) => rule)
      .filter((rule) => rule !== 'missing-layout'),
  ),
]
const brokenBy = (sentence: string) => broken({ stories: [...says(sentence), fee()] })

test.each<[Rule, string]>([
  ['typed-percentage', 'Four of ten, or 40 per cent, pay by phone.'],
  ['typed-percentage', 'Just three percent of it.'],
  ['typed-percentage', 'The fee is 2.7% excl. VAT and 3.105% incl. VAT.'],
  ['wrong-percentage', 'All prices include 16 % VAT.'],
  ['wrong-percentage', 'You pay a fee of 2,8% incl. VAT.'],
  ['vat-wording', 'You pay a fee of 2.7%.'],
  ['wrong-price', 'Khumo card machine: now only R999.'],
  ['wrong-price', 'Get Khumo Print for R2,799.50.'],
  ['wrong-price', 'R400 off Khumo Print.'],
  ['wrong-price', 'Save R500 on Khumo Print.'],
  ['wrong-promise', 'Free delivery overnight.'],
  ['wrong-promise', 'Next-day delivery everywhere.'],
  ['wrong-promise', 'Delivered within 24 hours.'],
  ['wrong-promise', 'Delivered within two working days.'],
  ['wrong-promise', 'Free express delivery.'],
  ['wrong-promise', 'Express arrives within two working days.'],
  ['wrong-promise', 'Express delivery is R120.'],
  ['wrong-promise', 'Delivery is R60.'],
  ['wrong-promise', 'A delivery fee may apply.'],
  ['wrong-promise', 'Send it back in 14 days.'],
  ['wrong-promise', 'The law gives you the right to cancel within ten days.'],
  ['wrong-promise', 'Your refund takes five working days.'],
  ['wrong-promise', 'Free returns on everything.'],
  ['wrong-promise', 'The courier takes R50.'],
  ['time-words', 'New this month: a smaller dock.'],
  ['time-words', 'Prices rise next year.'],
  ['time-words', 'Here by Friday.'],
  ['instalment-terms', 'R250 a month for 12 months.'],
  ['single-fee', 'One fee for every card.'],
  ['typed-rating', '4.8 from 721 reviews.'],
])('%s: %s', (rule, sentence) => {
  expect(brokenBy(sentence)).toContain(rule)
})

test.each([
  '10% off with WELCOME10.',
  'Your money is there the next working day.',
  'A person answers within one working day.',
  'We call within 24 hours to agree on a day.',
  'Charge it overnight.',
  'Lines are open seven days a week.',
  'Order today, trade {delivery-time:standard}.',
  'The next month starts from its own sales.',
  'Today’s sales are paid out on the next working day.',
  'Express delivery is R99.',
  'Khumo Print costs R2,499.',
  'R300 off Khumo Print.',
  'She charged Khumo, and sold an espresso.',
  'A machine rented at R250 a month costs R3,000 a year.',
  'Does a fee make sense on a R20 sale?',
  'Six monthly instalments of R200: R1,200 in all, no interest, nothing due after the last.',
])('nothing is wrong with: %s', (sentence) => {
  expect(brokenBy(sentence)).toEqual([])
})

test.each([
  ['runs now', { startDate: '2026-11-01 00:00', endDate: '2026-11-30 21:59' }, true],
  ['has no dates', {}, true],
  ['has ended', { endDate: '2026-11-19 00:00' }, false],
  ['has not begun', { startDate: '2026-11-25 00:00', endDate: '2026-11-30 21:59' }, false],
])('a saving in a banner that %s is compared with the catalogue of now: %s', (_when, dates, isJudged) => {
  const found = broken({ stories: banners({ text: 'R400 off Khumo Print.', ...dates }) })
  expect(found).toEqual(isJudged ? ['wrong-price'] : [])
})

const WORDS = { type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }
const FAQ = blok('faq', {
  title: 'Questions',
  background: 'white',
  items: [blok('faq_item', { question: 'What is the fee?', answer: { type: 'doc', content: [WORDS] } })],
})
const MODAL = blok('modal', { id: 'rates', title: 'Our rates', body: 'Words' })

test.each([
  ['#chat', true],
  ['#cookie-settings', true],
  ['#sales-modal+Khumo', true],
  ['#rates', true],
  ['#from-menu-rates+Khumo', true],
  ['#what-is-the-fee', true],
  ['#how-it-works', true],
  ['#waitlist', true],
  ['#what-is-the-fee@what-is-the-fee', true],
  ['?overlay_open=rates', true],
  ['/za/signup/#anything', true],
  ['#how-it-work', false],
  ['#rate+Khumo', false],
  ['#how-it-works@tab-nothing', false],
  ['#nothing@what-is-the-fee', false],
  ['?overlay_open=fees', false],
])('a link to %s leads somewhere: %s', (to, isThere) => {
  const target = page('help', [FAQ, text(heading(2, 'How it works')), MODAL])
  const url = to.startsWith('/') ? to : `${storyPath('help')}${to}`
  const found = find({ stories: [target, ...links({ linktype: 'url', url })] })
  const missing = found.filter(({ rule }) => rule === 'missing-anchor' || rule === 'missing-dialog')
  expect(missing.map(({ story }) => story.slug)).toEqual(isThere ? [] : ['home'])
})

test('a link is judged by the story that it leads to, whatever the story’s slug is now', () => {
  const stories = [
    page('fees', [FAQ]),
    ...links({ linktype: 'story', id: 'fees', cached_url: 'old-name', anchor: 'gone' }),
  ]
  expect(
    find({ stories })
      .filter(({ rule }) => rule === 'missing-anchor')
      .map(findingLine),
  ).toEqual([
    'home › page › centre_cta_banner › cta › link: The page "fees" has no part of the name "gone". Correct the anchor, or give the part that name.',
  ])
})

test('each version of a page with an experiment is judged by itself, and each finding is there once', () => {
  const hero = (background: string) => blok('hero_centre', { title: 'Get paid', background })
  const versions = blok('experiment', { name: 'hero', control: [hero('white')], variant: [hero('cream')] })
  const stories = [
    { ...page('rent', []), content: { ...page('rent', []).content, body: [versions, grid()] } },
  ]
  expect(
    find({ stories })
      .filter(({ rule }) => rule !== 'missing-layout')
      .map(({ rule }) => rule),
  ).toEqual(['equal-bands'])
})

test('a finding is plain data, with the number by which the editor opens its story', () => {
  const story = { ...page('home', [blok('carousel')]), id: 7, name: 'Home' }
  const [finding] = find({ stories: [story] })
  expect(JSON.parse(JSON.stringify(finding))).toEqual({
    rule: 'unknown-block',
    story: { uuid: 'home', name: 'Home', slug: 'home', id: 7 },
    block: { uid: expect.any(String) as string, component: 'carousel', place: 'page › carousel' },
    message: 'The content model has no block of this name. It is left out: replace it with another.',
  })
})

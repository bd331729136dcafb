import { expect, test } from 'vitest'
import { exampleProduct } from '../src/catalogue'
import { fillFigures } from './fill-figures'
import type { Story } from './read-sources'
import { asStory, publishedStories, valuesIn } from './testing/stories'

const story = (slug: string, content: Omit<Story['content'], '_uid'>): Story => ({
  uuid: slug,
  name: slug,
  slug,
  publishedAt: null,
  changedAt: null,
  content: { _uid: slug, component: 'page', ...content },
})
const feeType = (code: string, ...steps: [from: string, percent: string][]) =>
  story(code, {
    component: 'catalogue_fee_type',
    code,
    breakpoints: steps.map(([turnoverFrom, chargePercentage]) => ({ turnoverFrom, chargePercentage })),
  })
const FEES = [
  feeType('card', ['0', '2.7'], ['100000', '2.65'], ['500000', '2.5']),
  feeType('flat', ['0', '3']),
  feeType('empty'),
]
const filled = (content: object) => {
  const { stories, problems } = fillFigures(
    [...FEES, story('home', { component: 'page', ...content })],
    [exampleProduct(), exampleProduct({ sku: 'dock', third_party_reviews: null })],
  )
  return { content: stories.at(-1)?.content, problems }
}

test.each([
  ['{fee:card} a sale', '2.7% excl. VAT (3.105% incl. VAT) a sale'],
  ['{fees:card}', '2.7% to 2.5% excl. VAT (3.105% to 2.875% incl. VAT)'],
  ['{fees:flat}', '3% excl. VAT (3.45% incl. VAT)'],
  ['less from {fee-falls-from:card}', 'less from R100,000'],
  ['{fee-on:card:20000}', 'R540 excl. VAT (R621 incl. VAT)'],
  ['{fee-on:card:100000}', 'R2,650 excl. VAT (R3,047.50 incl. VAT)'],
  ['{rating:khumo}', '4.8 out of 5 from 721 reviews'],
  ['Prices include {vat:rate} VAT', 'Prices include 15% VAT'],
  ['Free {delivery-time:standard}.', 'Free within three working days.'],
  ['{Delivery-time:standard}, anywhere', 'Within three working days, anywhere'],
  ['{delivery-price:express}, {delivery-time:express}', 'R99, on the next working day'],
  ['takes up to {delivery-days:standard} working days', 'takes up to three working days'],
  ['{returns:days} days, {returns:cooling-off} by law', '30 days, seven by law'],
  [
    'in {returns:refund-working-days} working days, {returns:refund-days} at most',
    'in ten working days, 30 at most',
  ],
  ['Question {number} of {count}', 'Question {number} of {count}'],
])('%s', (text, expected) => {
  expect(filled({ text })).toMatchObject({ content: { text: expected }, problems: [] })
})

test('however deep a text stands', () => {
  const body = [{ component: 'faq', answer: { type: 'doc', content: [{ text: '{fee:flat}' }] } }]
  expect(valuesIn(filled({ body }).content)).toContainEqual({ text: '3% excl. VAT (3.45% incl. VAT)' })
})

test.each([
  '{fee:cards}',
  '{fees:empty}',
  '{fee-on:card}',
  '{fee-falls-from:flat}',
  '{rating:dock}',
  '{vat:percent}',
  '{delivery-time:drone}',
  '{returns:never}',
])('%s is asked for in vain: the text is left out and named', (place) => {
  expect(filled({ text: `You pay ${place}.`, title: 'Fees' })).toMatchObject({
    content: { text: '', title: 'Fees' },
    problems: [`home: there is nothing for ${place}. The text “You pay ${place}.” is left out.`],
  })
})

test('figures with VAT are those of the day of the build', () => {
  const asks = story('home', { component: 'page', text: '{fee:flat}, VAT {vat:rate}' })
  const on = (moment: string) => fillFigures([...FEES, asks], [], moment).stories.at(-1)?.content.text
  expect(on('2018-03-31T21:59:59Z')).toBe('3% excl. VAT (3.42% incl. VAT), VAT 14%')
  expect(on('2018-03-31T22:00:00Z')).toBe('3% excl. VAT (3.45% incl. VAT), VAT 15%')
})

const texts = publishedStories
  .filter(({ content }) => content.component !== 'catalogue_fee_type')
  .flatMap(({ full_slug: slug, content }) =>
    valuesIn(content)
      .flatMap(Object.values)
      .filter((value) => typeof value === 'string')
      .map((text) => `${slug}: ${text}`),
  )

test('the demo space writes no fee and no rating itself, and asks for none that there is not', () => {
  expect(texts.filter((text) => /\d[.,]\d+ ?%|\d reviews/.test(text))).toEqual([])
  expect(fillFigures(publishedStories.map(asStory), [exampleProduct()]).problems).toEqual([])
})

test('the demo space claims no single fee while its fees are ladders', () => {
  expect(texts.filter((text) => /\bone fee\b/i.test(text))).toEqual([])
})

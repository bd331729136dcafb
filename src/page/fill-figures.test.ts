import { expect, test } from 'vitest'
import { exampleFee, examplePriceItem, exampleProduct } from '../catalogue/testing'
import { fillFigures, readFigures } from './fill-figures'
import { exampleStory } from './testing/space'

const feeType = (code: string, ...steps: [from: string, percent: string][]) =>
  exampleFee({
    code,
    breakpoints: steps.map(([turnoverFrom, chargePercentage]) => ({
      component: 'fee_breakpoint',
      _uid: turnoverFrom,
      turnoverFrom,
      chargePercentage,
    })),
  })
const FEES = new Map([
  ['card', feeType('card', ['0', '2.7'], ['100000', '2.65'], ['500000', '2.5'])],
  ['flat', feeType('flat', ['0', '3'])],
  ['empty', feeType('empty')],
])
const PRICES = new Map([['rent', examplePriceItem({ code: 'rent', price: '149.00' })]])
const PRODUCTS = new Map([
  ['khumo', exampleProduct()],
  ['dock', exampleProduct({ sku: 'dock', third_party_reviews: null })],
])
const filled = (content: object) => {
  const figures = readFigures(
    { feeTypes: FEES, priceItems: PRICES },
    PRODUCTS,
    Date.parse('2026-11-20T12:00:00+02:00'),
  )
  const { story, found } = fillFigures(exampleStory('home', content), figures)
  return { content: story.content, problems: found.map(({ message }) => message) }
}

test.each([
  ['{fee:card} a sale', '3.105% incl. VAT a sale'],
  ['{fees:card}', '3.105% to 2.875% incl. VAT'],
  ['{fees:flat}', '3.45% incl. VAT'],
  ['less from {fee-falls-from:card}', 'less from R100,000'],
  ['{fee-on:card:20000}', 'R621'],
  ['{fee-on:card:100000}', 'R3,047.50'],
  ['{saving:card:20000:1000} or {year-saving:card:20000:1000}', 'R379 or R4,548'],
  ['{saving:card:100000:3100}', 'R52'],
  ['From {price:rent} a month', 'From R149 a month'],
  ['from month {months-of:rent:khumo} on', 'from month 9 on'],
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

test('texts at any depth are filled', () => {
  const body = [{ component: 'faq', answer: { type: 'doc', content: [{ text: '{fee:flat}' }] } }]
  expect(filled({ body }).content).toMatchObject({
    body: [{ answer: { content: [{ text: '3.45% incl. VAT' }] } }],
  })
})

test.each([
  '{fee:cards}',
  '{fees:empty}',
  '{fee-on:card}',
  '{saving:card:20000}',
  '{saving:card:20000:621}',
  '{fee-falls-from:flat}',
  '{price:khumo}',
  '{months-of:rent}',
  '{months-of:price:khumo}',
  '{rating:dock}',
  '{vat:percent}',
  '{delivery-time:drone}',
  '{returns:never}',
])('%s is unknown: the text is left out and reported', (place) => {
  expect(filled({ text: `You pay ${place}.`, title: 'Fees' })).toMatchObject({
    content: { text: '', title: 'Fees' },
    problems: [
      `There is nothing for ${place}. The text “You pay ${place}.” is left out: correct the name, or take the figure out.`,
    ],
  })
})

test('figures with VAT have the rate of the day of the build', () => {
  const asks = exampleStory('home', { text: '{fee:flat}, VAT {vat:rate}' })
  const on = (moment: string) =>
    fillFigures(asks, readFigures({ feeTypes: FEES, priceItems: PRICES }, new Map(), Date.parse(moment)))
      .story.content.text
  expect(on('2018-03-31T21:59:59Z')).toBe('3.42% incl. VAT, VAT 14%')
  expect(on('2018-03-31T22:00:00Z')).toBe('3.45% incl. VAT, VAT 15%')
})

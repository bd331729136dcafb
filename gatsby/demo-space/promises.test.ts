import { expect, test } from 'vitest'
import { exampleProduct } from '../../src/catalogue/testing'
import { deliveryPrice } from '../../shared/orders'
import { exampleSpace } from '../../src/page/testing/space'
import { contradictions, paragraphsIn, typesPercentage } from './testing/promises'
import { asStory, publishedStories } from './testing/stories'

// VAT, fees, delivery and returns have one place each (decision 032): no story says anything else.

const stories = publishedStories.map(asStory)
const filled = exampleSpace({ stories, products: [exampleProduct()] }).stories

/** The same stories with other words in the place of some: what the tests below must not let through. */
const reworded = (from: string | RegExp, to: string) =>
  filled.flatMap(({ content }) => paragraphsIn(content)).map((text) => text.replaceAll(from, to))

test('no story types a rate of VAT or a fee', () => {
  const typed = stories
    .filter(({ content }) => content.component !== 'catalogue_fee_type')
    .flatMap(({ slug, content }) => paragraphsIn(content).map((text) => `${slug}: ${text}`))
    .filter(typesPercentage)
  expect(typed).toEqual([])
})

test('no story contradicts what the shop promises of delivery and returns', () => {
  const wrong = filled.flatMap(({ slug, content }) =>
    paragraphsIn(content)
      .flatMap(contradictions)
      .map((what) => `${slug}: ${what}`),
  )
  expect(wrong).toEqual([])
})

test.each(['terms/', 'terms/shipping-returns'])('the page %s says what express costs', (slug) => {
  const page = filled.find((story) => story.slug === slug)
  expect(paragraphsIn(page?.content).join(' ')).toContain(deliveryPrice('express'))
})

test.each([
  ['within three working days', 'within two working days'],
  ['Within three working days', 'Within 5 working days'],
  ['within three working days', 'within 48 hours of ordering'],
  ['express arrives on the next working day', 'express arrives within two working days'],
  ['Express delivery is R99', 'Express delivery is R120'],
  ['Delivery is free.', 'Delivery is R60.'],
  ['Standard delivery is free', 'Standard delivery is R99'],
  ['30 days', '14 days'],
  ['30-day', '60-day'],
  ['seven days', 'ten days'],
  ['ten working days', 'five working days'],
])('a story whose “%s” is made “%s” is found', (from, to) => {
  const paragraphs = reworded(from, to)
  expect(
    paragraphs.some((text) => text.includes(to)),
    `some story says “${from}”`,
  ).toBe(true)
  expect(paragraphs.flatMap(contradictions)).not.toEqual([])
})

test.each(['All prices include 16 % VAT.', 'You pay 2,7 per cent of each sale.', 'Just three percent.'])(
  '%s is typed',
  (text) => {
    expect(typesPercentage(text)).toBe(true)
  },
)

test.each([
  'Free delivery overnight.',
  'Next-day delivery everywhere.',
  'Delivered within 24 hours.',
  'Free express delivery.',
  'A delivery fee may apply.',
  'Free returns on everything.',
  'The courier takes R50.',
])('%s is not what the shop promises', (text) => {
  expect(contradictions(text)).toHaveLength(1)
})

test.each([
  '10% off with WELCOME10.',
  'Your money is there the next working day.',
  'A person answers within one working day.',
  'We call within 24 hours to agree on a day.',
  'Charge it overnight.',
  'Lines are open seven days a week.',
])('%s is nothing to object to', (text) => {
  expect([typesPercentage(text), ...contradictions(text)]).toEqual([false])
})

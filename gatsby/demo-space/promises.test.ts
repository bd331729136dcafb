import { expect, test } from 'vitest'
import { exampleProduct } from '../../src/catalogue/testing'
import { deliveryPrice } from '../../shared/orders'
import { exampleSpace } from '../../src/page/testing/space'
import { asStory, publishedStories } from './testing/stories'

// Delivery and its cost have one place (decision 032). That no story says anything else is a rule of the content check.

const filled = exampleSpace({ stories: publishedStories.map(asStory), products: [exampleProduct()] }).stories

test.each(['terms/', 'terms/shipping-returns'])('the page %s says what express costs', (slug) => {
  const page = filled.find((story) => story.slug === slug)
  expect(JSON.stringify(page?.content)).toContain(deliveryPrice('express'))
})

import { expect, test } from 'vitest'
import { exampleProduct } from '../../src/catalogue/testing'
import { readExampleSpace } from '../../src/page/testing/space'
import { asStory, publishedStories, valuesIn } from './testing/stories'

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
  const { problems } = readExampleSpace({
    stories: publishedStories.map(asStory),
    products: [exampleProduct()],
  })
  expect(problems.filter((problem) => problem.includes('there is nothing for'))).toEqual([])
})

test('the demo space claims no single fee while its fees are ladders', () => {
  expect(texts.filter((text) => /\bone fee\b/i.test(text))).toEqual([])
})

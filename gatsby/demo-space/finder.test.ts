import { expect, test } from 'vitest'
import shop from '../../content/catalogue/products.json'
import { rankProducts } from '../../src/blocks/shop/product-finder/rank-products'
import type { Bloks } from '../../src/content'
import { publishedStories, valuesIn } from './testing/stories'

type Answers = Bloks.FinderAnswer[]

const finders = publishedStories
  .flatMap(({ content }) => valuesIn(content))
  .filter(({ component }) => component === 'product_finder') as unknown as Bloks.ProductFinder[]

const everyWay = (questions: Bloks.ProductFinder['questions']): Answers[] =>
  questions.reduce<Answers[]>(
    (ways, { answers }) => ways.flatMap((way) => answers.map((answer) => [...way, answer])),
    [[]],
  )

const products = shop.map(({ sku, price, stock }) => ({
  sku,
  price,
  stock: stock === 0 ? ('out_of_stock' as const) : ('in_stock' as const),
}))

test.each(finders)(
  'whatever is answered, the winner says why and the runner-up what it lacks',
  ({ questions }) => {
    const silent = everyWay(questions).filter((way) => {
      const [best, second] = rankProducts(questions, way, products)
      return best?.reasons.length === 0 || second?.lacks.length === 0
    })
    expect(silent.map((way) => way.map(({ text }) => text).join(' · '))).toEqual([])
  },
)

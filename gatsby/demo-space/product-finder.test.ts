import { expect, test } from 'vitest'
import shop from '../../content/catalogue/products.json'
import { recommend } from '../../src/blocks/shop/product-finder/rank-products'
import type { Bloks } from '../../src/content'
import { publishedStories, valuesIn } from './testing/stories'

// Every way through the published finder, with the prices and the stock of the demo shop.

const NOW = '2026-11-20 12:00:00'
const products = shop.map(({ sku, type, short_name: name, price, promotion, stock }) => ({
  ...{ sku, type, name },
  price: promotion && promotion.start <= NOW && NOW <= promotion.end ? promotion.price : price,
  stock: stock === 0 ? ('out_of_stock' as const) : ('in_stock' as const),
}))
const NONE = { price: Number.NaN, type: '', name: '' }

const { questions } = publishedStories
  .flatMap(({ content }) => valuesIn(content))
  .find(({ component }) => component === 'product_finder') as unknown as Bloks.ProductFinder

const combinations = questions.reduce<Bloks.FinderAnswer[][]>(
  (begun, { answers }) => begun.flatMap((chosen) => answers.map((answer) => [...chosen, answer])),
  [[]],
)
const ways = combinations.map((chosen) => {
  const { best, runnerUp } = recommend(questions, chosen, products) ?? {}
  const [first, second] = [best?.product ?? NONE, runnerUp?.product ?? NONE]
  return { answers: chosen.map(({ text }) => text), best, runnerUp, first, second }
})
type Way = (typeof ways)[number]

const compared = new Set(combinations.flat().flatMap(({ scores = [] }) => scores.map(({ sku }) => sku)))
const [cheapest = NONE] = products
  .filter(({ sku, stock }) => compared.has(sku) && stock === 'in_stock')
  .sort((one, other) => one.price - other.price)
const isTie = ({ best, runnerUp }: Way) => best?.score === runnerUp?.score
const isDearer = ({ first, second }: Way) => first.price > second.price
const chose = (text: string) => (way: Way) => way.answers.includes(text)
const rand = (amount: number) => `R${amount.toLocaleString('en-US')}`
const comparison = (way: Way) => {
  const more = way.second.price - way.first.price
  const gap = `${rand(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`
  return `${isTie(way) ? 'Both fit equally well. ' : ''}It costs ${gap} than ${way.first.name}.`
}
const isTill = ({ type }: { type: string }) => type === 'point_of_sale'

test('all 216 ways are tested', () => {
  expect(ways).toHaveLength(216)
})

test.each<[rule: string, applies: (way: Way) => boolean, holds: (way: Way) => boolean]>([
  [
    'everybody gets a product for a reason, and a runner-up',
    () => true,
    ({ best, runnerUp }) => Boolean(best?.reasons.length && runnerUp),
  ],
  [
    'the runner-up says what it costs more or less than the winner, and in a tie that both fit',
    () => true,
    (way) => way.runnerUp?.comparison === comparison(way),
  ],
  [
    'beside a dearer winner it says what it lacks',
    isDearer,
    ({ runnerUp }) => Boolean(runnerUp?.lacks.length),
  ],
  ['in a tie the cheaper is first', isTie, (way) => !isDearer(way)],
  [
    'the winner says why it is not the cheapest, unless that is the runner-up',
    ({ first, second }) => first !== cheapest && second !== cheapest,
    ({ first, best }) =>
      best?.lacks.some((said) =>
        said.startsWith(
          `${cheapest.name} costs ${rand(first.price - cheapest.price)} less, but fits less well. `,
        ),
      ) === true,
  ],
  [
    'nobody on the move is offered a till',
    chose('On the move'),
    ({ first, second }) => !isTill(first) && !isTill(second),
  ],
  ['a till is not the lowest price', chose('The lowest price'), ({ first }) => !isTill(first)],
])('%s', (_, applies, holds) => {
  const tested = ways.filter(applies)
  expect(tested).not.toEqual([])
  expect(tested.filter((way) => !holds(way)).map(({ answers }) => answers.join(' · '))).toEqual([])
})

import type { ProductDisplay } from '../../../catalogue'
import type { Bloks } from '../../../content'
import { addRand, formatRandWhole } from '../../../../shared/money'

type Offered = Pick<ProductDisplay, 'sku' | 'name' | 'price' | 'stock'>

type Match<Product = Offered> = {
  product: Product
  score: number
  /** The sentences for it; that of the answer with the most points comes first. */
  reasons: string[]
  /** The sentences against it, in the same order. */
  lacks: string[]
}

export type Recommendation<Product> = {
  best: Match<Product>
  /** The second best: its difference in price, and the reasons that are not those of the best. */
  runnerUp: (Match<Product> & { comparison: string }) | undefined
}

type Answer = Pick<Bloks.FinderAnswer, 'scores' | 'lowest_price_points'>
type Question = { answers: readonly Answer[] }
type Score = { sku: string; points: number; reason?: string }

/** A whole number of points; any other text of an editor counts as zero. */
const pointsOf = (points: string | undefined): number => {
  const number = Number(points)
  return Number.isInteger(number) ? number : 0
}

const editorsScores = ({ scores = [] }: Answer): Score[] =>
  scores.map(({ sku, points, reason }) => ({ sku, points: pointsOf(points), reason }))

const isInStock = ({ stock }: Offered) => stock === 'in_stock'

/** The points for the lowest price, for the cheapest products in stock. */
const priceScores = ({ lowest_price_points }: Answer, offered: readonly Offered[]): Score[] => {
  const points = pointsOf(lowest_price_points)
  const inStock = points === 0 ? [] : offered.filter(isInStock)
  const lowest = Math.min(...inStock.map(({ price }) => price))
  return inStock
    .filter(({ price }) => price === lowest)
    .map(({ sku }) => ({ sku, points, reason: 'It costs the least of those compared here and in stock.' }))
}

/** Each sentence once: that of the answer with most points first, then in the order of the questions. */
const sentences = (scores: Score[]) => [
  ...new Set(
    scores
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
      .flatMap(({ reason }) => reason || []),
  ),
]

/** Each product that the questions name and the shop has, with its points and the sentences of the chosen answers about it. */
const weigh = <Product extends Offered>(
  questions: readonly Question[],
  chosen: readonly Answer[],
  products: readonly Product[],
): Match<Product>[] => {
  const named = questions.flatMap(({ answers }) => answers.flatMap(editorsScores)).map(({ sku }) => sku)
  const offered = [...new Set(named)].flatMap((sku) => products.find((product) => product.sku === sku) ?? [])
  const scores = chosen.flatMap((answer) => [...editorsScores(answer), ...priceScores(answer, offered)])
  return offered.map((product) => {
    const own = scores.filter(({ sku }) => sku === product.sku)
    return {
      product,
      score: own.reduce((sum, { points }) => sum + points, 0),
      reasons: sentences(own.filter(({ points }) => points > 0)),
      lacks: [
        ...(isInStock(product) ? [] : ['It cannot be bought now.']),
        ...sentences(own.filter(({ points }) => points <= 0)),
      ],
    }
  })
}

const byPrice = (one: Match, other: Match): number => one.product.price - other.product.price

const bestFirst = (one: Match, other: Match): number =>
  Number(isInStock(other.product)) - Number(isInStock(one.product)) ||
  other.score - one.score ||
  byPrice(one, other)

/** `R1,300 less` or `R300.50 more`. */
const priceGap = ({ price }: Offered, than: Offered): string =>
  `${formatRandWhole(Math.abs(addRand(price, -than.price)))} ${price < than.price ? 'less' : 'more'}`

/** How the second best compares with the best: the fit unless it is behind, and the price. */
const compare = (best: Match, second: Match): string => {
  const isSamePrice = second.product.price === best.product.price
  const price = isSamePrice ? 'the same as' : `${priceGap(second.product, best.product)} than`
  const fit = second.score === best.score ? 'Both fit equally well. ' : 'It fits better. '
  return `${second.score < best.score ? '' : fit}It costs ${price} ${best.product.name}.`
}

const only = (of: readonly string[], not: readonly string[]) =>
  of.filter((sentence) => !not.includes(sentence))

/** Why the cheapest product in stock is not the best; nothing where the second best is compared with it anyway. */
const whyNotCheapest = (matches: readonly Match[], best: Match, second: Match | undefined): string[] => {
  const [cheapest] = matches.filter(({ product }) => isInStock(product)).sort(byPrice)
  if (!cheapest || cheapest === second || byPrice(cheapest, best) >= 0) return []
  const gap = `${cheapest.product.name} costs ${priceGap(cheapest.product, best.product)}, but fits less well.`
  const [drawback] = only(cheapest.lacks, best.lacks)
  return [drawback ? `${gap} ${drawback}` : gap]
}

/**
 * The product that fits the answers best, and the second best with what sets it apart. Points for and against are summed; a product
 * with zero points or fewer is not recommended. What is in stock comes first, then what has more points; of equals the cheaper, then
 * the one that the questions name first.
 * @param chosen the visitor's answers, in the order of the questions
 * @param products with current prices in rand and stock; a product that is missing here is not offered
 * @returns undefined if no product fits
 */
export const recommend = <Product extends Offered>(
  questions: readonly Question[],
  chosen: readonly Answer[],
  products: readonly Product[],
): Recommendation<Product> | undefined => {
  const matches = weigh(questions, chosen, products)
  const [best, second] = matches.filter(({ score }) => score > 0).sort(bestFirst)
  if (!best) return undefined
  return {
    best: { ...best, lacks: [...best.lacks, ...whyNotCheapest(matches, best, second)] },
    runnerUp: second && {
      ...second,
      comparison: compare(best, second),
      reasons: only(second.reasons, best.reasons),
      lacks: only(second.lacks, best.lacks),
    },
  }
}

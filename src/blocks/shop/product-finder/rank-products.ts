import type { ProductDisplay } from '../../../catalogue'
import type { Bloks } from '../../../content'
import { addRand, formatRandWhole } from '../../../../shared/money'

export type Match = {
  sku: string
  score: number
  /** The reasons for the recommendation, in the order of the questions. */
  reasons: string[]
  /** The wishes that it does not meet, in the same order. */
  lacks: string[]
}

type Answer = Pick<Bloks.FinderAnswer, 'scores' | 'lowest_price_points'>
type Question = { answers: readonly Answer[] }
type Offered = Pick<ProductDisplay, 'sku' | 'price' | 'stock'>
type Score = { sku: string; points: number; reason?: string }

/** A whole number of points; any other text of an editor counts as zero. */
const pointsOf = (points: string | undefined): number => {
  const number = Number(points)
  return Number.isInteger(number) ? number : 0
}

const editorsScores = ({ scores = [] }: Answer): Score[] =>
  scores.map(({ sku, points, reason }) => ({ sku, points: pointsOf(points), reason }))

/** The scores for the lowest price: points for the cheapest items in stock, and the price difference for dearer items. */
const priceScores = ({ lowest_price_points }: Answer, offered: readonly Offered[]): Score[] => {
  const points = pointsOf(lowest_price_points)
  const inStock = offered.filter(({ stock }) => stock === 'in_stock')
  if (points === 0 || inStock.length === 0) return []
  const lowest = Math.min(...inStock.map(({ price }) => price))
  return offered.flatMap(({ sku, price, stock }): Score[] => {
    if (price > lowest)
      return [{ sku, points: 0, reason: `It costs ${formatRandWhole(addRand(price, -lowest))} more.` }]
    return stock === 'in_stock'
      ? [{ sku, points, reason: 'It costs the least of those compared here and in stock.' }]
      : []
  })
}

const sentences = (scores: readonly Score[]) => [...new Set(scores.flatMap(({ reason }) => reason || []))]

/**
 * The recommended products, best first. Points for and against are summed; a product with zero points or fewer is not recommended.
 * In a tie, the product that the questions name first comes first.
 * @param chosen the visitor's answers, in the order of the questions
 * @param products current prices in rand and stock; a product that is missing here is not offered
 */
export const rankProducts = (
  questions: readonly Question[],
  chosen: readonly Answer[],
  products: readonly Offered[],
): Match[] => {
  const answers = questions.flatMap((question) => question.answers)
  const offered = [...new Set(answers.flatMap(editorsScores).map(({ sku }) => sku))].flatMap(
    (sku) => products.find((product) => product.sku === sku) ?? [],
  )
  const scores = chosen.flatMap((answer) => [...editorsScores(answer), ...priceScores(answer, offered)])
  return offered
    .map(({ sku }) => {
      const own = scores.filter((score) => score.sku === sku)
      return {
        sku,
        score: own.reduce((sum, { points }) => sum + points, 0),
        reasons: sentences(own.filter(({ points }) => points > 0)),
        lacks: sentences(own.filter(({ points }) => points <= 0)),
      }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

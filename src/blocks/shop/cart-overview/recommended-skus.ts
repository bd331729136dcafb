import type { LineView } from '../../../cart/overview'

/** The largest number of recommendations; more would look like an advertisement. */
const MOST = 3

type Recommending = Pick<
  LineView['line'],
  'holds' | 'recommendedProducts' | 'recommendedLabel' | 'showRecommendedProducts'
>

/**
 * The products that editors recommend with these lines, and the label of the first line. Left out is what the cart holds, on a line of
 * its own or in a bundle.
 */
export const recommendedSkus = (lines: readonly Recommending[]): { skus: string[]; label: string } => {
  const recommending = lines.filter(
    ({ showRecommendedProducts, recommendedProducts }) =>
      showRecommendedProducts && recommendedProducts.length > 0,
  )
  const present = new Set(lines.flatMap(({ holds }) => holds))
  const skus = new Set(recommending.flatMap(({ recommendedProducts }) => recommendedProducts))
  return {
    skus: [...skus].filter((sku) => !present.has(sku)).slice(0, MOST),
    label:
      recommending.find(({ recommendedLabel }) => recommendedLabel)?.recommendedLabel ?? 'Goes well with it',
  }
}

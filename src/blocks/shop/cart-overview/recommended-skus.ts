import type { LineView } from '../../../cart/overview'

/** More would be an advertisement. */
const MOST = 3

/** The products that editors recommend with these lines, without those in the cart, and the label of the first. */
export const recommendedSkus = (lines: readonly LineView[]): { skus: string[]; label: string } => {
  const recommending = lines
    .map(({ line }) => line)
    .filter(
      ({ showRecommendedProducts, recommendedProducts }) =>
        showRecommendedProducts && recommendedProducts.length > 0,
    )
  const present = new Set(lines.map(({ line }) => (line.type === 'product' ? line.sku : line.bundleCode)))
  const skus = new Set(recommending.flatMap(({ recommendedProducts }) => recommendedProducts))
  return {
    skus: [...skus].filter((sku) => !present.has(sku)).slice(0, MOST),
    label:
      recommending.find(({ recommendedLabel }) => recommendedLabel)?.recommendedLabel ?? 'Goes well with it',
  }
}

import type { QuantityLimits } from '../../catalogue'

/** Which of its two limits stands in the way of more of an item, in the shop's words. */
export const limitWords = (name: string, { maxQuantity, stockLimit }: QuantityLimits): string => {
  if (stockLimit === 0) return `${name} is out of stock.`
  return stockLimit !== null && stockLimit < maxQuantity
    ? `Only ${stockLimit} of ${name} left.`
    : `You can buy at most ${maxQuantity} of ${name}.`
}

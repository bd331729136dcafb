/** What a listing holds, in words: `1 product`. */
export const countWords = (count: number): string => {
  if (count === 0) return 'No products found'
  return count === 1 ? '1 product' : `${count} products`
}

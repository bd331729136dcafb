const numberWords = (count: number): string => {
  if (count === 0) return 'No products found'
  return count === 1 ? '1 product' : `${count} products`
}

/**
 * What a listing holds, in words: `1 product for “dock”`.
 * @param search what was searched for, where that is not in sight
 */
export const countWords = (count: number, search = ''): string =>
  numberWords(count) + (search.trim() ? ` for “${search.trim()}”` : '')

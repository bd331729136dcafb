const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0)

type Cut = { sizes: number[]; cost: number }

/** Finds the split with the most equal column heights: the smallest sum of their squares. */
const bestCut = (heights: readonly number[], columns: number): Cut => {
  if (columns === 1) return { sizes: [heights.length], cost: sum(heights) ** 2 }
  let best: Cut = { sizes: [], cost: Infinity }
  for (let size = 1; size <= heights.length - columns + 1; size += 1) {
    const rest = bestCut(heights.slice(size), columns - 1)
    const cost = sum(heights.slice(0, size)) ** 2 + rest.cost
    if (cost < best.cost) best = { sizes: [size, ...rest.sizes], cost }
  }
  return best
}

/** The filled share of the columns’ common height: 1 if all columns are equally high. */
const fillOf = (heights: readonly number[], sizes: readonly number[]): number => {
  let start = 0
  const columns = sizes.map((size) => sum(heights.slice(start, (start += size))))
  return sum(columns) / (Math.max(...columns) * columns.length)
}

/** If a smaller share is filled, one column fewer is used. */
const FILLED = 0.7

/**
 * Packs cards of these heights into columns and returns the number of cards in each, keeping their order. No column is empty; there
 * are as many as wanted, or fewer if those would be half empty.
 */
export const packColumns = (heights: readonly number[], wanted: number): number[] => {
  const most = Math.min(wanted, heights.length)
  const cuts = Array.from({ length: most }, (_, less) => bestCut(heights, most - less).sizes)
  return cuts.find((sizes) => fillOf(heights, sizes) >= FILLED) ?? []
}

/** Which cards start a new column after the first: `[2, 1]` gives `[false, false, true]`. */
export const columnStarts = (sizes: readonly number[]): boolean[] =>
  sizes.flatMap((size, column) => Array.from({ length: size }, (_, at) => column > 0 && at === 0))

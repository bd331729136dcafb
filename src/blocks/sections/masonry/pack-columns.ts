const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0)

type Cut = { sizes: number[]; cost: number }

/** Which of all ways to cut leaves columns of the least unequal heights: their squares add up to the least. */
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

/** How much of the columns’ common height is filled: 1 where all end on one line. */
const fillOf = (heights: readonly number[], sizes: readonly number[]): number => {
  let start = 0
  const columns = sizes.map((size) => sum(heights.slice(start, (start += size))))
  return sum(columns) / (Math.max(...columns) * columns.length)
}

/** Less than that and one column more is a hole. */
const FILLED = 0.7

/**
 * Packs cards of these heights into columns: how many stand in each, from top to bottom, in the order given. No column is empty;
 * there are as many as wanted, or fewer where those would stand half empty.
 */
export const packColumns = (heights: readonly number[], wanted: number): number[] => {
  const most = Math.min(wanted, heights.length)
  const cuts = Array.from({ length: most }, (_, less) => bestCut(heights, most - less).sizes)
  return cuts.find((sizes) => fillOf(heights, sizes) >= FILLED) ?? []
}

/** Which cards begin a column, but for the first of all: `[2, 1]` gives `[false, false, true]`. */
export const columnStarts = (sizes: readonly number[]): boolean[] =>
  sizes.flatMap((size, column) => Array.from({ length: size }, (_, at) => column > 0 && at === 0))

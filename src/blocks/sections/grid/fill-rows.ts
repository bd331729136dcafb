export type Tile = {
  /** Columns the editor asked for. */
  span: number
  /** Whether the tile may grow over columns that would stay empty; one alone in its row takes it in any case. */
  grows: boolean
}

/** The columns that tiles are set in, and how many of them each takes. */
export type Rows = { columns: number; spans: number[] }

const leavesOne = (count: number, columns: number): boolean => columns > 1 && count % columns === 1

/**
 * The columns for so many tiles of equal width: never more than there are tiles, and one fewer where that leaves none over in a
 * row of its own: five in four columns stand in three. Two are too wide for more than four tiles.
 */
export const balancedColumns = (count: number, columns: number): number => {
  const most = Math.max(1, Math.min(count, columns))
  const fewer = most - 1
  const isBetter = leavesOne(count, most) && !leavesOne(count, fewer)
  return isBetter && (fewer > 2 || count === 4) ? fewer : most
}

/**
 * How many columns each tile takes, so that no row of a bento ends in a hole and none holds a tile that was left over: tiles are
 * set in order, and the columns that a row leaves empty go to those of it that may grow, one each from the last to the first;
 * or, where it is alone, to a tile that may not.
 */
export const fillRows = (tiles: readonly Tile[], columns: number): number[] => {
  const spans: number[] = []
  let [start, used] = [0, 0]
  const endRow = () => {
    const row = tiles.slice(start, spans.length).map((tile, at) => ({ ...tile, at: start + at }))
    const growing = row.filter(({ grows }) => grows || row.length === 1).reverse()
    for (let turn = 0; growing.length > 0 && used < columns; turn += 1, used += 1) {
      const at = growing[turn % growing.length]?.at ?? 0
      spans[at] = (spans[at] ?? 0) + 1
    }
    ;[start, used] = [spans.length, 0]
  }
  for (const tile of tiles) {
    const span = Math.min(tile.span, columns)
    if (used + span > columns) endRow()
    spans.push(span)
    used += span
  }
  endRow()
  return spans
}

/** Equal tiles that may grow: those of a short last row share it, each as wide as the others. For that a column may be divided. */
export const shareLastRow = (count: number, columns: number): Rows => {
  const last = count % columns
  const parts = last > 0 && columns % last > 0 ? last : 1
  const all = columns * parts
  const spans = Array.from({ length: count }, (_, at) => (at < count - last ? parts : all / last))
  return { columns: all, spans }
}

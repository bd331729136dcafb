export type Tile = {
  /** Columns the editor asked for. */
  span: number
  /** Whether the tile may grow over columns that would stay empty; one alone in its row takes it in any case. */
  grows: boolean
}

/**
 * The columns for so many tiles of equal width: never more than there are tiles, and four in three columns stand two by
 * two, so that none is left over.
 */
export const balancedColumns = (count: number, columns: number): number =>
  count === 4 && columns === 3 ? 2 : Math.max(1, Math.min(count, columns))

/**
 * How many columns each tile takes, so that no row of a bento ends in a hole and none holds a tile that was left over:
 * tiles are set in order, and the last tile of a short row grows to the row's end where it may, or where it is alone.
 */
export const fillRows = (tiles: readonly Tile[], columns: number): number[] => {
  const spans: number[] = []
  let used = 0
  const endRow = () => {
    const last = spans.length - 1
    const isAlone = used === spans[last]
    if (used > 0 && used < columns && (isAlone || tiles[last]?.grows))
      spans[last] = (spans[last] ?? 0) + columns - used
    used = 0
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

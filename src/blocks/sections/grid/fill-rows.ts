export type Tile = {
  /** Columns the editor asked for. */
  span: number
  /** Whether the tile may grow over columns that would stay empty. */
  grows: boolean
}

/**
 * How many columns each tile takes, so that no row of a bento ends in a hole: tiles are set in order, and the last
 * tile of a short row grows to the row's end where it may.
 */
export const fillRows = (tiles: readonly Tile[], columns: number): number[] => {
  const spans: number[] = []
  let used = 0
  const endRow = () => {
    const last = spans.length - 1
    if (used > 0 && used < columns && tiles[last]?.grows) spans[last] = (spans[last] ?? 0) + columns - used
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

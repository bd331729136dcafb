import type { Bloks } from '../../../content'

/** A feature, with what is written in its cell for each product, in the editor's order. */
type Row = { key: string; feature: string; cells: string[] }

/** Rows under one heading; those before the first heading have none. */
export type RowGroup = { key: string; title: string | undefined; rows: Row[] }

/**
 * The editor's table as groups of rows: a row with nothing but a name is a group heading. Rows without a name are left out.
 * @param columns how many products are compared; cells beyond are ignored, missing ones are empty
 */
export const mapComparison = (
  { tbody }: Pick<Bloks.ComparisonTable['features'], 'tbody'>,
  columns: number,
): RowGroup[] => {
  const groups: RowGroup[] = []
  for (const { _uid: key, body } of tbody) {
    const [feature = '', ...written] = body.map(({ value }) => value.trim())
    if (feature === '') continue
    if (written.every((cell) => cell === '')) groups.push({ key, title: feature, rows: [] })
    else {
      if (groups.length === 0) groups.push({ key: `${key}-group`, title: undefined, rows: [] })
      const cells = Array.from({ length: columns }, (_, at) => written[at] ?? '')
      groups.at(-1)?.rows.push({ key, feature, cells })
    }
  }
  return groups.filter(({ rows }) => rows.length > 0)
}

/** Puts `item` at `position`; what stood there takes the place it came from. */
export const swapIn = <Item>(items: readonly Item[], position: number, item: Item): Item[] => {
  const from = items.indexOf(item)
  const displaced = items[position]
  if (from < 0 || displaced === undefined) return [...items]
  return items.map((other, at) => {
    if (at === position) return item
    return at === from ? displaced : other
  })
}

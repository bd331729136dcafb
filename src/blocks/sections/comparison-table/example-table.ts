import type { Bloks } from '../../../content'

/** A table field as the content API delivers it: each row a feature's name and a cell per product. */
export const exampleTable = (name: string, rows: string[][]): Bloks.ComparisonTable['features'] => ({
  fieldtype: 'table',
  thead: [],
  tbody: rows.map((cells, row) => ({
    _uid: `${name}-${row}`,
    component: '_table_row',
    body: cells.map((value, column) => ({
      _uid: `${name}-${row}-${column}`,
      component: '_table_col',
      value,
    })),
  })),
})

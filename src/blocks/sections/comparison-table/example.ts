import type { Bloks } from '../../../content'

/** A table field as the content API delivers it: each row has a feature's name and a cell for each product. */
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

const column = (table: string, sku: string, label?: string): Bloks.ComparisonColumn => ({
  component: 'comparison_column',
  _uid: `comparison-${table}-${sku}`,
  sku,
  label,
})

const MACHINES = [
  ['Getting paid', '', '', ''],
  ['Tap, chip and PIN', 'yes', 'yes', 'yes'],
  ['Apple Pay and Google Pay', 'yes', 'yes', 'yes'],
  [
    'Fee on a sale',
    '2.7% excl. VAT (3.105% incl. VAT)',
    '2.7% excl. VAT (3.105% incl. VAT)',
    '2.7% excl. VAT (3.105% incl. VAT)',
  ],
  ['The machine', '', '', ''],
  ['Paper slips', 'no', 'yes', 'no'],
  ['Keys', 'On screen', 'On screen', 'Real keys'],
  ['Battery', 'A whole day', 'A whole day', 'A whole day'],
  ['Network', 'Mobile data and Wi-Fi', 'Mobile data and Wi-Fi', 'Mobile data and Wi-Fi'],
  ['Width of the paper', '', '57 mm', ''],
]

const everything = [
  ['Cordless', 'yes', 'yes', 'yes', 'no', 'yes'],
  ['Takes cards by itself', 'yes', 'yes', 'yes', 'no', 'With a phone'],
  ['Stock and staff', 'no', 'no', 'no', 'yes', 'no'],
]

export const examples = {
  full: {
    component: 'comparison_table',
    _uid: 'comparison-table-full',
    title: 'Which one is yours?',
    text: 'All of them take every card, and none of them costs rent.',
    columns: [
      column('full', 'khumo', 'Best seller'),
      column('full', 'khumo-print'),
      column('full', 'neo-touch'),
    ],
    features: exampleTable('machines', MACHINES),
    anchor: 'compare',
    background: 'white',
    rhythm: 'tight',
  },
  required: {
    component: 'comparison_table',
    _uid: 'comparison-table-required',
    title: 'Two tills',
    columns: [column('required', 'counter'), column('required', 'counter-duo')],
    features: exampleTable('tills', [['Second screen', 'no', 'yes']]),
  },
  five: {
    component: 'comparison_table',
    _uid: 'comparison-table-five',
    title: 'Five ways to take a card',
    columns: ['khumo', 'khumo-print', 'neo-touch', 'counter', 'go'].map((sku) => column('five', sku)),
    features: exampleTable('five', everything),
    background: 'mint-green',
  },
} satisfies Record<string, Bloks.ComparisonTable>

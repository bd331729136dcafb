import type { Bloks } from '../../../content'
import { balancedColumns, fillRows, shareLastRow, type Rows } from './fill-rows'

export type GridItem = NonNullable<Bloks.Grid['items']>[number]

type Kind = GridItem['component']

type Device = 'mobile' | 'tablet' | 'desktop'

export type GridLayout = {
  /** Cards beside each other. */
  columns: Record<Device, number>
  /** What the cards are set in: the columns, or parts of them. */
  tracks: Record<Device, number>
  /** One entry per item: the tracks it takes on each device class. */
  spans: Record<Device, number>[]
  /** Two cards or fewer leave room for the heading at their side, if they need no more than half the page. */
  headingBeside: boolean
  /** `1fr` where all rows are of one height, and not each as high as its cards. */
  rows: Record<Device, '1fr' | 'auto'>
  /** Benefits alone: on a phone they are a list. */
  isList: boolean
}

/** Cards without a picture of a fixed ratio: they may be wider than others. */
const GROWING: ReadonlySet<Kind> = new Set<Kind>([
  ...(['benefit_card', 'bento_card', 'bullet_card', 'data_card', 'ecosystem_card', 'info_card'] as const),
  ...(['testimonial_card', 'fee_calculator_card', 'fee_recommended_slider_card'] as const),
  'package_turnover_selector_card',
])

/** What is sold is compared: the same parts stand on one line in all rows. */
const COMPARED: ReadonlySet<Kind> = new Set<Kind>([
  ...(['product_card', 'accessory_card', 'category_slide', 'package_bullet_card'] as const),
  ...(['package_data_card', 'package_pro_plan_card', 'package_details_card'] as const),
  ...(['package_compare_card', 'package_machine_benefit_card', 'package_machine_bundle_card'] as const),
])

/** Cards with sliders and tables in them, as so many ordinary ones; two have room beside a heading. */
const ROOM: Readonly<Partial<Record<Kind, number>>> = {
  fee_calculator_card: 3,
  fee_recommended_slider_card: 2,
  package_turnover_selector_card: 2,
}

const roomOf = (items: readonly GridItem[]): number =>
  items.reduce((sum, { component }) => sum + (ROOM[component] ?? 1), 0)

/** A card of two columns takes one on phones (content model, benefit_card). */
const spanOf = (item: GridItem, device: Device): number =>
  device !== 'mobile' && 'span' in item && item.span === '2' ? 2 : 1

const grows = ({ component }: GridItem): boolean => GROWING.has(component)

const rowsOf = (items: readonly GridItem[], columns: number, device: Device): Rows => {
  const tiles = items.map((item) => ({ span: spanOf(item, device), grows: grows(item) }))
  return tiles.every((tile) => tile.grows && tile.span === 1)
    ? shareLastRow(items.length, columns)
    : { columns, spans: fillRows(tiles, columns) }
}

const onEach = <Value>(value: (device: Device) => Value): Record<Device, Value> => ({
  mobile: value('mobile'),
  tablet: value('tablet'),
  desktop: value('desktop'),
})

type GridColumns = Pick<Bloks.Grid, 'title' | 'columns_mobile' | 'columns_tablet' | 'columns_desktop'>

/** Columns and spans of a grid with these cards. */
export const mapGrid = (blok: GridColumns, items: readonly GridItem[]): GridLayout => {
  const wanted = {
    mobile: Number(blok.columns_mobile || 1),
    tablet: Number(blok.columns_tablet || 2),
    desktop: Number(blok.columns_desktop || 3),
  }
  // Wide tiles make a bento of any number of columns; cards of one width are spread over as many as they fill.
  const columns = onEach((device) =>
    items.some((item) => spanOf(item, device) > 1)
      ? wanted[device]
      : balancedColumns(items.length, wanted[device]),
  )
  const placed = onEach((device) => rowsOf(items, columns[device], device))
  const isCompared = items.every(({ component }) => COMPARED.has(component))
  // One that has a row to itself is set another way, and compared with none.
  const hasEqualRows = (device: Device) =>
    isCompared && device !== 'mobile' && columns[device] > 1 && new Set(placed[device].spans).size === 1
  return {
    columns,
    tracks: onEach((device) => placed[device].columns),
    spans: items.map((_, at) => onEach((device) => placed[device].spans[at] ?? 1)),
    headingBeside: Boolean(blok.title) && columns.desktop <= 2 && roomOf(items) <= 2,
    rows: onEach((device) => (hasEqualRows(device) ? '1fr' : 'auto')),
    isList: items.every(({ component }) => component === 'benefit_card'),
  }
}

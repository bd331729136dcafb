import type { Bloks } from '../../../content'
import { balancedColumns, fillRows } from './fill-rows'

type GridItem = NonNullable<Bloks.Grid['items']>[number]

export type GridLayout = {
  columns: { mobile: number; tablet: number; desktop: number }
  /** One entry per item: the columns it takes on each device class. */
  spans: { mobile: number; tablet: number; desktop: number }[]
  /** Two cards or fewer leave room for the heading at their side. */
  headingBeside: boolean
  /** Benefits: each row is as high as it needs, and on a phone they are a list. */
  isBento: boolean
}

const spanOf = (item: GridItem): number => (item.component === 'benefit_card' && item.span === '2' ? 2 : 1)

const grows = (item: GridItem): boolean => item.component === 'benefit_card'

/** Columns and spans of a grid; a card of two columns takes one on phones (content model, benefit_card). */
export const mapGrid = (blok: Bloks.Grid): GridLayout => {
  const items = blok.items ?? []
  // Cards of products are of one width; benefits make a bento of any number of columns.
  const isBento = items.some(grows)
  const columnsFor = (wanted: number) => (isBento ? wanted : balancedColumns(items.length, wanted))
  const columns = {
    mobile: columnsFor(Number(blok.columns_mobile || 1)),
    tablet: columnsFor(Number(blok.columns_tablet || 2)),
    desktop: columnsFor(Number(blok.columns_desktop || 3)),
  }
  const fill = (device: keyof typeof columns) =>
    fillRows(
      items.map((item) => ({
        span: device === 'mobile' ? 1 : spanOf(item),
        grows: grows(item),
      })),
      columns[device],
    )
  const [mobile, tablet, desktop] = [fill('mobile'), fill('tablet'), fill('desktop')]
  return {
    columns,
    spans: items.map((_, at) => ({
      mobile: mobile[at] ?? 1,
      tablet: tablet[at] ?? 1,
      desktop: desktop[at] ?? 1,
    })),
    isBento,
    headingBeside: Boolean(blok.title) && columns.desktop <= 2 && items.length <= 2,
  }
}

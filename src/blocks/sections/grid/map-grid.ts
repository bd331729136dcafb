import type { Bloks, StoryTeaser } from '../../../content'
import { STORY_LISTS, type StoryListName } from '../../story-lists'

export type Tile = {
  /** The tile's width in columns, as the editor set it. */
  span: number
  /** Whether the tile may grow over empty columns; a tile alone in its row always fills the row. */
  grows: boolean
}

/** The number of columns, and the number of columns of each tile. */
type Rows = { columns: number; spans: number[] }

const leavesOne = (count: number, columns: number): boolean => columns > 1 && count % columns === 1

/**
 * The number of columns for tiles of equal width: at most one for each tile, and one fewer if that avoids a single tile in the last
 * row (five tiles get three columns, not four). More than four tiles never get two columns, which are too wide.
 */
export const balancedColumns = (count: number, columns: number): number => {
  const most = Math.max(1, Math.min(count, columns))
  const fewer = most - 1
  const isBetter = leavesOne(count, most) && !leavesOne(count, fewer)
  return isBetter && (fewer > 2 || count === 4) ? fewer : most
}

/**
 * The number of columns of each tile, so that no row of a bento has a hole. Tiles are placed in order; the empty columns of a row
 * go to its tiles that may grow, one each from the last to the first, or to a tile that is alone in its row.
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

/** Equal tiles that may grow: the tiles of a short last row share its width equally, for which columns may be divided. */
export const shareLastRow = (count: number, columns: number): Rows => {
  const last = count % columns
  const parts = last > 0 && columns % last > 0 ? last : 1
  const all = columns * parts
  const spans = Array.from({ length: count }, (_, at) => (at < count - last ? parts : all / last))
  return { columns: all, spans }
}

export type GridItem = NonNullable<Bloks.Grid['items']>[number]

type Kind = GridItem['component']

type Device = 'mobile' | 'tablet' | 'desktop'

export type GridLayout = {
  /** Cards side by side. */
  columns: Record<Device, number>
  /** The number of grid tracks: columns, or parts of columns. */
  tracks: Record<Device, number>
  /** One entry per item: the number of its tracks for each device class. */
  spans: Record<Device, number>[]
  /** Whether the heading is beside the cards: for at most two cards that need no more than half the page. */
  headingBeside: boolean
  /** `1fr` if all rows have the same height; otherwise each row is as high as its cards. */
  rows: Record<Device, '1fr' | 'auto'>
  /** Whether all cards are benefits: on a phone they are a list. */
  isList: boolean
}

type CardTraits = {
  /** Has no picture of a fixed ratio, and may be wider than others. */
  grows?: true
  /** Is compared with others by shoppers: in all rows the same parts are at the same height. */
  compared?: true
  /** The number of ordinary cards whose width it needs: 1, unless it has a slider or a table. */
  width?: number
}

/** Every kind of card, so that a new one cannot be left out. */
const TRAITS: Readonly<Record<Kind, CardTraits>> = {
  accessory_card: { compared: true },
  benefit_card: { grows: true },
  bento_card: { grows: true },
  blog_card: {},
  bullet_card: { grows: true },
  case_study_card: {},
  category_slide: { compared: true },
  data_card: { grows: true },
  ecosystem_card: { grows: true },
  fee_calculator_card: { grows: true, width: 3 },
  fee_recommended_slider_card: { grows: true, width: 2 },
  info_card: { grows: true },
  package_bullet_card: { compared: true },
  package_compare_card: { compared: true },
  package_data_card: { compared: true },
  package_details_card: { compared: true },
  package_machine_benefit_card: { compared: true },
  package_machine_bundle_card: { compared: true },
  package_pro_plan_card: { compared: true },
  package_turnover_selector_card: { grows: true, width: 2 },
  product_card: { compared: true },
  rich_media_card: {},
  testimonial_card: { grows: true },
}

const widthOf = (items: readonly GridItem[]): number =>
  items.reduce((sum, { component }) => sum + (TRAITS[component].width ?? 1), 0)

/** A card of two columns has one on phones (content model, benefit_card). */
const spanOf = (item: GridItem, device: Device): number =>
  device !== 'mobile' && 'span' in item && item.span === '2' ? 2 : 1

const rowsOf = (items: readonly GridItem[], columns: number, device: Device): Rows => {
  const tiles = items.map((item) => ({
    span: spanOf(item, device),
    grows: Boolean(TRAITS[item.component].grows),
  }))
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
  // With wide tiles any number of columns makes a bento; cards of equal width get as many columns as they fill.
  const columns = onEach((device) =>
    items.some((item) => spanOf(item, device) > 1)
      ? wanted[device]
      : balancedColumns(items.length, wanted[device]),
  )
  const placed = onEach((device) => rowsOf(items, columns[device], device))
  const isCompared = items.every(({ component }) => TRAITS[component].compared)
  // A card that has a row to itself has another layout, and is not compared with others.
  const hasEqualRows = (device: Device) =>
    isCompared && device !== 'mobile' && columns[device] > 1 && new Set(placed[device].spans).size === 1
  return {
    columns,
    tracks: onEach((device) => placed[device].columns),
    spans: items.map((_, at) => onEach((device) => placed[device].spans[at] ?? 1)),
    headingBeside: Boolean(blok.title) && columns.desktop <= 2 && widthOf(items) <= 2,
    rows: onEach((device) => (hasEqualRows(device) ? '1fr' : 'auto')),
    isList: items.every(({ component }) => component === 'benefit_card'),
  }
}

type ListFields = Pick<Bloks.Grid, 'list' | 'list_limit'>

/** The list of stories that a grid shows instead of its cards, and its limit; no limit unless the number is above zero. */
export const listOf = ({ list, list_limit }: ListFields) => {
  const known = list ? STORY_LISTS[list] : undefined
  const limit = Math.floor(Number(list_limit))
  return known && { ...known, limit: limit > 0 ? limit : undefined }
}

/** Colours of the cards: an article's picture keeps the article's colour; a case study's colour fills its card. */
const GROUNDS: Record<StoryListName, (story: StoryTeaser, band: string) => string> = {
  articles: (_, band) => (band === '' || band === 'white' ? 'cream' : 'white'),
  case_studies: ({ background }) => background,
}

/** The cards of a grid that lists stories: one for each, in their order. */
export const listedCards = (
  blok: ListFields & Pick<Bloks.Grid, '_uid' | 'background'>,
  stories: readonly StoryTeaser[],
): GridItem[] => {
  const list = listOf(blok)
  if (!list || !blok.list) return []
  const groundOf = GROUNDS[blok.list]
  return stories.slice(0, list.limit).map((story) => {
    const card: unknown = {
      _uid: `${blok._uid}-${story.uuid}`,
      component: list.block,
      [list.field]: story.uuid,
      background: groundOf(story, blok.background ?? ''),
    }
    return card as GridItem
  })
}

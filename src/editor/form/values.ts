import { momentOf, wallClock } from '../../../shared/wall-clock'
import { newUid } from './blocks'
import { isObject, textOf, type Asset, type Field, type ListedStory } from './space'

const STORED_MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)/
const DAY = /^\d{4}-\d\d-\d\d/

/** Whether a stored date can be shown in a control for dates; anything else is shown as it is stored. */
export const isReadableDate = (stored: unknown): boolean => {
  const written = textOf(stored)
  return written === '' || STORED_MOMENT.test(written) || /^\d{4}-\d\d-\d\d$/.test(written)
}

/**
 * A stored date for a control of the browser: a day as it is; a moment, which is stored in UTC, in South African time
 * (`2026-12-01T09:00`). Empty if it is none.
 */
export const shownDate = (stored: unknown, isDay: boolean): string => {
  const written = textOf(stored)
  const day = DAY.exec(written)?.[0]
  if (isDay || day === undefined) return day ?? ''
  const [, , time = '00:00'] = STORED_MOMENT.exec(written) ?? []
  const moment = Date.parse(`${day}T${time}:00Z`)
  return Number.isNaN(moment) ? '' : wallClock(moment)
}

/** What is stored for the value of such a control: `YYYY-MM-DD HH:mm`, a moment in UTC. */
export const storedDate = (shown: string, isDay: boolean): string => {
  if (isDay) return shown ? `${shown} 00:00` : ''
  const moment = momentOf(shown)
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 16).replace('T', ' ')
}

/** The colour in a value of a plugin, or in a plain text. */
export const colourOf = (value: unknown): string => textOf(isObject(value) ? value.color : value)

/** The value with another colour, in the shape that it has; a new one in that of the plugin. */
export const withColour = (value: unknown, colour: string, plugin: string | undefined): unknown => {
  if (isObject(value)) return { ...value, color: colour }
  if (typeof value === 'string' && value !== '') return colour
  return plugin ? { _uid: newUid(), color: colour, plugin } : colour
}

/** The value of an asset field without an asset. */
const NO_ASSET = {
  id: null,
  alt: '',
  name: '',
  focus: '',
  title: '',
  filename: '',
  fieldtype: 'asset',
  copyright: '',
  meta_data: {},
}

/** What an asset field stores. A removed asset leaves the empty value, as the service's editor does. */
export const assetValue = (asset: Asset | undefined): Record<string, unknown> =>
  asset
    ? {
        ...NO_ASSET,
        id: asset.id,
        alt: asset.alt ?? '',
        focus: asset.focus ?? '',
        title: asset.title ?? '',
        filename: asset.filename,
        copyright: asset.copyright ?? '',
        meta_data: asset.meta_data ?? {},
        is_external_url: false,
        source: asset.source ?? '',
      }
    : NO_ASSET

/** A place in a picture, each way from 0 to 1. */
export type Point = { x: number; y: number }

/** A focal point as the service writes it, in pixels of the original: `800x300:801x301`. */
export const focusAt = ({ x, y }: Point, { width, height }: { width: number; height: number }): string => {
  const at = (part: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(part * size)))
  const [left, top] = [at(x, width), at(y, height)]
  return `${left}x${top}:${left + 1}x${top + 1}`
}

export const pointOf = (
  focus: unknown,
  { width, height }: { width: number; height: number },
): Point | undefined => {
  const [, left, top] = /^(\d+)x(\d+):/.exec(textOf(focus)) ?? []
  return left && top && width && height ? { x: Number(left) / width, y: Number(top) / height } : undefined
}

/** Whether a field takes an asset, by the end of its name. */
export const takesFile = ({ filetypes = [] }: Field, filename: string): boolean => {
  const ending = /\.([a-z\d]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  const isPicture = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'].includes(ending)
  const isVideo = ['mp4', 'webm', 'mov'].includes(ending)
  if (filetypes.length === 0) return true
  return filetypes.some((kind) =>
    kind === 'images' ? isPicture : kind === 'videos' ? isVideo : !isPicture && !isVideo,
  )
}

export type LinkKind = 'story' | 'url' | 'email' | 'asset'
export type Link = Record<string, unknown>

const NO_LINK: Link = { id: '', url: '', linktype: 'story', fieldtype: 'multilink', cached_url: '' }

export const linkKind = (link: unknown): LinkKind => {
  const kind = isObject(link) ? link.linktype : undefined
  return kind === 'url' || kind === 'email' || kind === 'asset' ? kind : 'story'
}

/** The link fields that a field permits. */
export const linkKinds = (field: Field): LinkKind[] => [
  'story',
  'url',
  ...(field.email_link_type ? ['email' as const] : []),
  ...(field.asset_link_type ? ['asset' as const] : []),
]

const without = (link: Link, ...names: string[]): Link =>
  Object.fromEntries(Object.entries(link).filter(([name]) => !names.includes(name)))

/** A link with other contents; its unknown keys stay. A resolved story would contradict them. */
export const changedLink = (link: unknown, changes: Link): Link => {
  return without({ ...NO_LINK, ...(isObject(link) ? link : {}), ...changes }, 'story')
}

/** Another kind of link: where it led is gone, its window stays. */
export const linkOfKind = (link: unknown, kind: LinkKind): Link => {
  const nowhere = changedLink(link, { linktype: kind, id: '', url: '', cached_url: '' })
  const kept = without(nowhere, 'email', 'anchor')
  return kind === 'email' ? { ...kept, email: '' } : kept
}

/** A link to a story: by its uuid, with its present address for whoever reads only that. */
export const linkToStory = (link: unknown, story: ListedStory | undefined): Link =>
  changedLink(link, { linktype: 'story', id: story?.uuid ?? '', url: '', cached_url: story?.full_slug ?? '' })

export const linkToAddress = (link: unknown, address: string): Link => {
  const kind = linkKind(link)
  return kind === 'email'
    ? changedLink(link, { linktype: kind, email: address })
    : changedLink(link, { linktype: kind, url: address, cached_url: address })
}

/** The written address of a link that is none of a story. */
export const addressOf = (link: unknown): string => {
  if (!isObject(link)) return ''
  if (linkKind(link) === 'email') return textOf(link.email) || textOf(link.url)
  return textOf(link.url) || textOf(link.cached_url)
}

/** The stories of which a field names one. Folders are none. */
export const storiesFor = (field: Field, stories: readonly ListedStory[]): ListedStory[] => {
  const types = [field.filter_content_type ?? []].flat().filter(Boolean)
  const folder = (field.folder_slug ?? '').replace(/\{[^}]*\}/g, '').replace(/^\/+/, '')
  return stories.filter(
    ({ isFolder, component, full_slug: slug }) =>
      !isFolder && (types.length === 0 || types.includes(component)) && slug.startsWith(folder),
  )
}

type Cell = { _uid: string; value: string; component: string }
export type Table = { head: Cell[]; rows: { _uid: string; component: string; body: Cell[] }[] }

/** A stored table, to be shown; anything else is an empty one. */
export const tableOf = (value: unknown): Table => {
  const { thead, tbody } = isObject(value) ? value : {}
  return { head: Array.isArray(thead) ? thead : [], rows: Array.isArray(tbody) ? tbody : [] }
}

/** The stored form of a table. Keys that it had besides its rows stay. */
export const storedTable = (value: unknown, { head, rows }: Table): unknown => ({
  ...(isObject(value) ? value : { fieldtype: 'table' }),
  thead: head,
  tbody: rows,
})

const cell = (component: string): Cell => ({ _uid: newUid(), value: '', component })

export const withRow = ({ head, rows }: Table): Table => ({
  head: head.length > 0 ? head : [cell('_table_head')],
  rows: [
    ...rows,
    {
      _uid: newUid(),
      component: '_table_row',
      body: (head.length > 0 ? head : [0]).map(() => cell('_table_col')),
    },
  ],
})

export const withColumn = ({ head, rows }: Table): Table => ({
  head: [...head, cell('_table_head')],
  rows: rows.map((row) => ({ ...row, body: [...row.body, cell('_table_col')] })),
})

export const withoutRow = ({ head, rows }: Table, at: number): Table => ({
  head,
  rows: rows.filter((_, row) => row !== at),
})

export const withoutColumn = ({ head, rows }: Table, at: number): Table => ({
  head: head.filter((_, column) => column !== at),
  rows: rows.map((row) => ({ ...row, body: row.body.filter((_, column) => column !== at) })),
})

/** A table with another text in one cell. @param row -1 for the header */
export const withCell = ({ head, rows }: Table, row: number, column: number, value: string): Table => {
  const write = (cells: Cell[]) => cells.map((one, at) => (at === column ? { ...one, value } : one))
  return row === -1
    ? { head: write(head), rows }
    : { head, rows: rows.map((one, at) => (at === row ? { ...one, body: write(one.body) } : one)) }
}

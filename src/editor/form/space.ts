import type { Blok, Field as ModelField } from '../../page'

/** A field of the content model, in the names of the Management API. */
export type Field = ModelField & {
  display_name?: string
  description?: string
  pos?: number
  minimum?: number | string
  /** Of blocks: `groups` when folders of the Block Library are allowed instead of single components. */
  restrict_type?: string
  component_group_whitelist?: string[]
  /** Of fields that name stories. */
  filter_content_type?: string | string[]
  folder_slug?: string
  /** Of dates. */
  disable_time?: boolean
  /** Of links. */
  email_link_type?: boolean
  asset_link_type?: boolean
  allow_target_blank?: boolean
  /** Of sections and tabs: the fields in them. */
  keys?: string[]
  /** Of plugins: the name of the plugin. */
  field_type?: string
}

/** A component as the Management API lists it. */
export interface Component {
  name: string
  display_name?: string | null
  schema: Readonly<Record<string, Field>>
  is_nestable?: boolean
  component_group_uuid?: string | null
  /** The field whose text names a block of this component. */
  preview_field?: string | null
}

/** An asset as the Management API lists it. */
export interface Asset {
  id: number
  filename: string
  short_filename?: string
  alt?: string | null
  title?: string | null
  focus?: string | null
  copyright?: string | null
  source?: string | null
  meta_data?: unknown
}

export interface ListedStory {
  id: number
  uuid: string
  name: string
  full_slug: string
  component: string
  isFolder: boolean
}

/** What a form needs to know of the space around the story. */
export interface SpaceAround {
  components: readonly Component[]
  /** The folders of the Block Library, by which blocks are listed when one is added. */
  groups?: readonly { uuid: string; name: string }[]
  /** The entries of each datasource, by its slug. */
  datasources: Readonly<Record<string, readonly { name: string; value: string }[]>>
  stories: readonly ListedStory[]
  assets: {
    list(): Promise<readonly Asset[]>
    /** Rejects with an Error whose message is a sentence for the editor. */
    upload(file: File): Promise<Asset>
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text, or empty for anything else that may stand in its place. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whether a value is a block. The parts of tables carry names of their own, such as `_table_row`. */
export const isBlok = (value: unknown): value is Blok =>
  isObject(value) &&
  typeof value.component === 'string' &&
  typeof value._uid === 'string' &&
  !value.component.startsWith('_')

/** The blocks of a list; anything else in it is none. */
export const bloksOf = (value: unknown): Blok[] => (Array.isArray(value) ? value.filter(isBlok) : [])

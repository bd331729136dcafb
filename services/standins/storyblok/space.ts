/** The embedded space: its number and its public, fixed tokens. */
export const DEMO_SPACE_ID = '1'
export const DEMO_TOKEN = 'demo'
export const DEMO_PREVIEW_TOKEN = 'demo-preview'
/** The personal access token with which the management API is called. */
export const DEMO_MANAGEMENT_TOKEN = 'demo-management'

export type JsonObject = Record<string, unknown>

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A story as the content delivery API shows it, plus fields that only the files have. */
export interface Story {
  id: number
  uuid: string
  name: string
  slug: string
  full_slug: string
  content: JsonObject
  created_at: string
  updated_at: string
  published_at: string | null
  first_published_at: string | null
  sort_by_date: string | null
  position: number
  tag_list: string[]
  is_startpage: boolean
  parent_id: number | null
  meta_data: unknown
  group_id: string
  default_full_slug: string | null
  isFolder: boolean
  isPublished: boolean
  /** Published, and edited since. */
  hasChanges: boolean
}

export interface DatasourceEntry {
  id: number
  name: string
  value: string
  dimension_values: Record<string, string>
}

export interface Datasource {
  id: number
  name: string
  slug: string
  dimensions: JsonObject[]
  entries: DatasourceEntry[]
}

export interface Space {
  /** The cache version, which changes with what visitors see and not with drafts. */
  version: number
  /** Every story in its latest form, folders included. */
  draft: Story[]
  /** The stories for visitors: published ones in their published form, and all folders. */
  published: Story[]
  datasources: Datasource[]
}

/** Files in content/ that cannot be served. The message names each file and its problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('; '))
    this.name = 'ContentError'
  }
}

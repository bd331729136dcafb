import { customType, bigint, integer, json, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { standins } from '../../kit/received'
import type { Kind } from '../items'
import type { JsonObject } from '../space'

// The tables of services/database/migrations/036_embedded_space.sql.

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

export const spaceState = standins.table('space_state', { revision: number('revision').notNull() })

export const spaceItems = standins.table(
  'space_items',
  {
    kind: text('kind').$type<Kind>().notNull(),
    id: number('id').notNull(),
    draft: json('draft').$type<JsonObject>(),
    live: json('live').$type<JsonObject>(),
    source: text('source'),
    revision: number('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

/** `files`: it stood in content/. `conflict`: it was refused, because it was based on an older form. */
export type VersionStatus = 'draft' | 'published' | 'unpublished' | 'deleted' | 'conflict' | 'files'

export const spaceVersions = standins.table('space_versions', {
  position: number('position').primaryKey().generatedAlwaysAsIdentity(),
  id: number('id').notNull(),
  kind: text('kind').$type<Kind>().notNull(),
  itemId: number('item_id').notNull(),
  body: json('body').$type<JsonObject>().notNull(),
  status: text('status').$type<VersionStatus>().notNull(),
  author: text('author').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** As the management API names them; `published` once it is done. */
export type ScheduleStatus = 'scheduled' | 'published_before_schedule' | 'published'

export const spaceSchedules = standins.table('space_schedules', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  storyId: number('story_id').notNull(),
  publishAt: moment('publish_at').notNull(),
  status: text('status').$type<ScheduleStatus>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const spaceFiles = standins.table('space_files', {
  id: number('id').primaryKey(),
  name: text('name').notNull(),
  asset: json('asset').$type<JsonObject>().notNull(),
  bytes: bytes('bytes'),
})

export const spaceEvents = standins.table('space_events', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  topic: text('topic').notNull(),
  body: text('body').notNull(),
  attempts: integer('attempts').notNull(),
  nextAttemptAt: moment('next_attempt_at'),
  deliveredAt: moment('delivered_at'),
  lastError: text('last_error'),
})

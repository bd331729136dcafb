import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ReportedFinding } from '../build/findings'
import type { ReleaseIndex } from '../site/releases'
import type { Cause, Outcome } from './state'

// The tables of services/database/migrations/035_publishing.sql, which describes the columns.

const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const publishRequests = pgTable('publish_requests', {
  id: id(),
  requestedAt: moment('requested_at').notNull().defaultNow(),
  cause: text('cause').$type<Cause>().notNull(),
  note: text('note').notNull(),
  signature: text('signature'),
  contentVersion: text('content_version'),
})

export const publishing = pgTable('publishing', {
  isOnly: boolean('is_only').primaryKey().default(true),
  doneRequest: bigint('done_request', { mode: 'number' }).notNull().default(0),
  builder: uuid('builder'),
  leasedUntil: moment('leased_until'),
  retryAt: moment('retry_at'),
  retries: integer('retries').notNull().default(0),
  lookedAt: moment('looked_at').notNull().defaultNow(),
})

export const publications = pgTable('publications', {
  id: id(),
  builder: uuid('builder').notNull(),
  cause: text('cause').notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
  outcome: text('outcome').$type<Outcome>().notNull().default('building'),
  release: text('release'),
  reason: text('reason'),
  findings: jsonb('findings').$type<readonly ReportedFinding[]>().notNull().default([]),
})

export const pageAddresses = pgTable('page_addresses', {
  path: text('path').primaryKey(),
  story: text('story').notNull(),
  liveAt: moment('live_at').notNull().defaultNow(),
})

/** Both drivers give bytes as a Uint8Array and take a Buffer. */
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const releases = pgTable('releases', {
  name: text('name').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  index: jsonb('index').$type<ReleaseIndex>(),
})

export const releaseFiles = pgTable('release_files', {
  hash: text('hash').primaryKey(),
  bytes: bytea('bytes').notNull(),
})

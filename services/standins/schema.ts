import { pgSchema } from 'drizzle-orm/pg-core'

/** The tables of stand-ins, apart from the shop's (services/database/migrations/025_standins.sql). */
export const standins = pgSchema('standins')

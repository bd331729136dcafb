import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Story } from './read-sources'

export type StoredStory = {
  uuid: string
  full_slug: string
  is_folder: boolean
  published: boolean
  content: Story['content']
}

const FOLDER = path.resolve('content/stories/1')

/** The published stories of the demo content, as files. */
export const stories = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as StoredStory)
  .filter((story) => !story.is_folder && story.published)

/** Every object in a value, itself first. */
export const valuesIn = (value: unknown): Record<string, unknown>[] =>
  typeof value === 'object' && value !== null
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(valuesIn)]
    : []

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Story } from '../../../src/page'

/** A story as it lies in the demo space's files. */
export type StoredStory = {
  uuid: string
  full_slug: string
  is_folder: boolean
  published: boolean
  content: Story['content']
}

const CONTENT = path.join(import.meta.dirname, '../../../content')

const readStories = (folder: string): StoredStory[] =>
  readdirSync(path.join(CONTENT, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(CONTENT, folder, file), 'utf8')) as StoredStory)
    .filter((story) => !story.is_folder && story.published)

/** Every published story of the demo space, for tests of its content; one that has a draft in the form of its draft. */
export const publishedStories = readStories('stories/1')

const published = new Map(readStories('published/1').map((story) => [story.uuid, story]))

/** The same stories, each in its published form. */
export const publishedTwins = publishedStories.map((story) => published.get(story.uuid) ?? story)

/** Every object in a story's content, the outer before the inner. */
export const valuesIn = (value: unknown): Record<string, unknown>[] =>
  typeof value === 'object' && value !== null
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(valuesIn)]
    : []

/** The story as the build reads it. */
export const asStory = ({ uuid, full_slug: slug, content }: StoredStory): Story => ({
  uuid,
  slug,
  name: slug,
  publishedAt: null,
  changedAt: null,
  content,
})

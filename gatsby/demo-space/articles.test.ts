import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const STORIES = path.join(import.meta.dirname, '../../content/stories/1')

type Blok = { component: string; reading_time?: string; [field: string]: unknown }
type StoredStory = { full_slug: string; content: { body?: Blok[] } }

const articles = readdirSync(STORIES)
  .map((file) => JSON.parse(readFileSync(path.join(STORIES, file), 'utf8')) as StoredStory)
  .filter(({ content }) => content.body?.some(({ component }) => component === 'hero_article'))

const wordsIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const own =
    'type' in value && value.type === 'text' && 'text' in value ? String(value.text).split(/\s+/).length : 0
  return own + Object.values(value).reduce<number>((sum, inner) => sum + wordsIn(inner), 0)
}

test.each(articles)('the reading time of $full_slug is what its words take', ({ content: { body = [] } }) => {
  const hero = body.find(({ component }) => component === 'hero_article')
  expect(Number(hero?.reading_time)).toBe(Math.round(wordsIn(body) / 200))
})

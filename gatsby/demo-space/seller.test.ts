import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const STORIES = path.join(import.meta.dirname, '../../content/stories/1')

const stories = readdirSync(STORIES).map((file) => ({
  file,
  text: readFileSync(path.join(STORIES, file), 'utf8'),
}))
const footer = stories.find(({ file }) => file.startsWith('footer_'))
const page = (slug: string) => stories.find(({ text }) => text.includes(`"full_slug": "${slug}"`))

const FACTS = ['legalName', 'registrationNumber', 'vatNumber', 'address', 'phone', 'email']

test.each(
  ['terms/', 'terms/website-terms'].flatMap((slug) => FACTS.map((fact): [string, string] => [slug, fact])),
)('%s names the same seller as the footer: %s', (slug, fact) => {
  const { content } = JSON.parse(footer?.text ?? '') as { content: Record<string, string> }
  expect(content[fact]).toBeTruthy()
  expect(page(slug)?.text).toContain(content[fact])
})

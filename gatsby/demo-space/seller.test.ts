import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const STORIES = path.join(import.meta.dirname, '../../content/stories/1')

const stories = readdirSync(STORIES).map((file) => ({
  file,
  text: readFileSync(path.join(STORIES, file), 'utf8'),
}))
const footer = stories.find(({ file }) => file.startsWith('footer_'))
const terms = stories.find(({ text }) => text.includes('"full_slug": "terms/"'))

test.each(['legalName', 'registrationNumber', 'vatNumber', 'address', 'phone', 'email'])(
  'the terms of sale name the same seller as the footer: %s',
  (fact) => {
    const { content } = JSON.parse(footer?.text ?? '') as { content: Record<string, string> }
    expect(content[fact]).toBeTruthy()
    expect(terms?.text).toContain(content[fact])
  },
)

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publishedStories as stories } from './testing/stories'

// The image service of a host without a sandbox crops a picture around the focal point of its asset alone (decision 006). A
// story holds a copy, which stays what it was when the asset gets another.

const FOLDER = path.resolve('content/assets/1')

type Picture = { filename: string; focus?: string | null }

const isPicture = (value: object): value is Picture =>
  'filename' in value && typeof value.filename === 'string'

const picturesIn = (value: unknown): Picture[] => {
  if (typeof value !== 'object' || value === null) return []
  return [...(isPicture(value) ? [value] : []), ...Object.values(value).flatMap(picturesIn)]
}

test('every picture in a story has the focal point of its asset', async () => {
  const sidecars = (await readdir(FOLDER)).filter((name) => name.endsWith('.json'))
  const assets = await Promise.all(
    sidecars.map(async (name) => JSON.parse(await readFile(path.join(FOLDER, name), 'utf8')) as Picture),
  )
  const focusOf = new Map(assets.map(({ filename, focus }) => [filename, focus ?? '']))
  const others = stories
    .flatMap(({ content }) => picturesIn(content))
    .filter(({ filename, focus }) => focusOf.has(filename) && focusOf.get(filename) !== (focus ?? ''))
  expect(others.map(({ filename }) => filename)).toEqual([])
})

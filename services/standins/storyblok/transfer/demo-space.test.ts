import path from 'node:path'
import { expect, test } from 'vitest'
import { comparePairs } from './compare'
import { byKind, type Contents, type Entry, readContents } from './contents'
import { matchContents } from './match'
import { translateSpace } from './translate'

const CONTENT = path.resolve(import.meta.dirname, '../../../../content')

/** The fields that hold numbers which a space gives. */
const NUMBERS =
  /^(id|parent_id|component_id|preset_id|asset_folder_id|internal_tag_ids|component_tag_whitelist)$/
const theirNumber = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(theirNumber)
  if (typeof value === 'number') return value > 0 ? value + 1_000_000_000 : value
  return typeof value === 'string' && /^\d+$/.test(value) ? String(Number(value) + 1_000_000_000) : value
}

/** The same contents as a space has them that has given its own numbers, uuids and addresses. */
function asInAnotherSpace(contents: Contents): Contents {
  const uuids = new Set(
    ['story', 'component_group', 'asset_folder'].flatMap((kind) =>
      contents[kind as 'story'].map(({ draft }) => String(draft.uuid)),
    ),
  )
  const theirText = (text: string) =>
    uuids.has(text) ? `their-${text}` : text.replace(/^(https:\/\/[^/]+\/f)\/\d+\//, '$1/999/')
  const theirEntry = (entry: Entry): Entry =>
    JSON.parse(JSON.stringify(entry), (name, value: unknown) => {
      if (NUMBERS.test(name))
        return typeof value === 'string' && uuids.has(value) ? theirText(value) : theirNumber(value)
      return typeof value === 'string' ? theirText(value) : value
    }) as Entry
  return byKind((kind) => contents[kind].map(theirEntry))
}

// The official CLI pushes the demo to a space in demo-space.slow.test.ts, before a release.
test.each(['push', 'pull'] as const)(
  'the demo’s content under the numbers, uuids and addresses of another space leaves nothing to %s',
  async (direction) => {
    const here = await readContents(CONTENT)
    const pairs = matchContents(here, asInAnotherSpace(here), new Map())
    expect(pairs.story.length).toBeGreaterThan(100)
    const differences = comparePairs(translateSpace(pairs, { marksStale: direction === 'push' }), direction)
    expect(differences.map(({ kind, name, fields }) => [kind, name, fields])).toEqual([])
  },
)

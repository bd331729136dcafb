import { type Kind } from '../items'
import type { JsonObject } from '../space'
import { byKind, type Contents, type Entry } from './contents'

/** The same thing in content/ and in a space, where it has a number, and often an address, of its own; or in one of them alone. */
export interface Pair {
  here: Entry | undefined
  there: Entry | undefined
}
export type Pairs = Readonly<Record<Kind, readonly Pair[]>>

/** What earlier pushes have made of a story's uuid, and of an asset's number: its address. */
export type Remembered = ReadonlyMap<unknown, unknown>

const KEYS: Readonly<Record<Kind, (form: JsonObject, contents: Contents) => string>> = {
  // A folder and the page at its address have one slug.
  story: ({ full_slug: slug, is_folder: isFolder }) =>
    `${String(slug).replace(/\/$/, '')} ${isFolder === true}`,
  component: ({ name }) => String(name),
  component_group: ({ name }) => String(name),
  preset: ({ name, component_id: id }, { component }) =>
    `${String(component.find((owner) => owner.id === id)?.draft.name)} ${String(name)}`,
  internal_tag: ({ name, object_type: type }) => `${String(type)} ${String(name)}`,
  datasource: ({ name }) => String(name),
  asset: ({ short_filename: name }) => String(name),
  asset_folder: (form, { asset_folder: folders }) => pathOf(form, folders),
}

function pathOf({ name, parent_id: parentId }: JsonObject, folders: readonly Entry[]): string {
  const parent = folders.find(({ id }) => id === parentId)
  return parent ? `${pathOf(parent.draft, folders)}/${String(name)}` : String(name)
}

/**
 * Finds everything of content/ in a space: as an earlier push has stored it, by the same uuid, or else by its name or address, as
 * the official CLI does.
 */
export function matchContents(here: Contents, there: Contents, remembered: Remembered): Pairs {
  return byKind((kind) => {
    const keyOf = KEYS[kind]
    const free = new Set(there[kind])
    const found = new Map<Entry, Entry>()
    const claim = (isSame: (own: Entry) => (other: Entry) => boolean) => {
      for (const own of here[kind]) {
        const other = found.has(own) ? undefined : [...free].find(isSame(own))
        if (!other) continue
        found.set(own, other)
        free.delete(other)
      }
    }
    if (kind === 'story') {
      claim(
        (own) =>
          ({ draft }) =>
            draft.uuid === remembered.get(own.draft.uuid),
      )
      claim(
        (own) =>
          ({ draft }) =>
            draft.uuid === own.draft.uuid,
      )
    }
    if (kind === 'asset')
      claim(
        (own) =>
          ({ draft }) =>
            draft.filename === remembered.get(own.id),
      )
    claim((own) => {
      const key = keyOf(own.draft, here)
      return (other) => keyOf(other.draft, there) === key
    })
    return [
      ...here[kind].map((own) => ({ here: own, there: found.get(own) })),
      ...[...free].map((other) => ({ here: undefined, there: other })),
    ]
  })
}

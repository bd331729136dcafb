import type { Blok } from '../page'

// The messages between the visual editor and the page in its frame, in the names of Storyblok's bridge. Only those are here that the
// site's preview understands.

/** What the page in the frame says. */
export type FromFrame = { action: 'initialized' } | { action: 'ping' } | { action: 'edit'; uid: string }

const textIn = (value: unknown, name: string): string => {
  const found: unknown =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : ''
  return typeof found === 'string' ? found : ''
}

/** Reads a message of the frame; undefined for one of another window or another origin, and for one that says nothing of use. */
export const readMessage = (
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  from: { origin: string; frame: MessageEventSource | null | undefined },
): FromFrame | undefined => {
  if (origin !== from.origin || !from.frame || source !== from.frame) return undefined
  const action = textIn(data, 'action')
  if (action === 'initialized' || action === 'ping') return { action }
  if (action !== 'edit') return undefined
  const uid = textIn((data as { dataC?: unknown }).dataC, 'uid')
  return uid ? { action, uid } : undefined
}

/** What the editor says. */
export type ToFrame = Readonly<Record<string, unknown>> & { action: string }

export const PING_BACK: ToFrame = { action: 'pingBack' }

/** Makes blocks react to presses. @param names of blocks for people, by component */
export const enterEditmode = (names: Readonly<Record<string, string>>): ToFrame => ({
  action: 'enterEditmode',
  componentNames: names,
})

/** Outlines a block and scrolls to it. */
export const enterComponent = (storyId: number, uid: string, component: string): ToFrame => ({
  action: 'enterComponent',
  storyId: String(storyId),
  componentId: uid,
  blok: { uid, name: component },
  // With a way through the blocks around it the bridge shows a menu of its own, whose commands this editor does not take.
  breadcrumbs: [],
})

export const deselectBlok: ToFrame = { action: 'deselectBlok' }

/** Reloads the page: it has been saved, or published. */
export const reloaded = (action: 'change' | 'published', storyId: number, slug: string): ToFrame => ({
  ...{ action, storyId, slug },
  slugChanged: false,
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Returns a function that adds to every block the comment by which the bridge finds it on the page. Blocks that were marked before are
 * the same objects, because a key changes few of many.
 */
export const createMarker = (storyId: number): ((content: Blok) => Blok) => {
  const marked = new WeakMap<object, unknown>()
  const mark = (value: unknown): unknown => {
    if (!isObject(value)) return value
    const known = marked.get(value)
    if (known) return known
    const made: unknown = Array.isArray(value)
      ? value.map(mark)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mark(part)]))
    const { component, _uid: uid } = value
    if (typeof component === 'string' && typeof uid === 'string') {
      const label = `{"name": "${component}", "space": "1", "uid": "${uid}", "id": "${storyId}"}`
      Object.assign(made as object, { _editable: `<!--#storyblok#${label}-->` })
    }
    marked.set(value, made)
    return made
  }
  return (content) => mark(content) as Blok
}

/** The whole story in its present state, as the editor sends it with every key. */
export const inputMessage = (story: {
  id: number
  uuid: string
  name: string
  slug: string
  full_slug: string
  content: Blok
}): ToFrame => ({ action: 'input', story })

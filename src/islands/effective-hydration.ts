import type { Blok } from '../content'
import type { BlockDefinition } from './registry'
import type { Hydration, PartHydration } from './types'

type Definitions = Readonly<Record<string, Pick<BlockDefinition, 'hydrate' | 'visibleBeyond'>>>

/** What a list in a blok may hold: a blok, a node of a running text, or what tells nothing. */
type Listed = { component?: string; content?: unknown; attrs?: { body?: unknown } | null } | null | undefined

/** In a list of bloks, or of the nodes of a running text, which hold others or bloks. */
const bloksInList = (list: unknown): Blok[] =>
  Array.isArray(list)
    ? (list as Listed[]).flatMap((one) =>
        one?.component ? (one as Blok) : bloksInList(one?.content ?? one?.attrs?.body),
      )
    : []

/** The bloks that stand directly in the fields of another: in a list, or in a running text. */
const childBloks = (blok: Blok): Blok[] =>
  Object.values(blok as unknown as Record<string, Listed>).flatMap((field) =>
    bloksInList(field?.content ?? field),
  )

const ownHydration = (blok: Blok, definitions: Definitions): Hydration => {
  const { hydrate = 'static', visibleBeyond = {} } = definitions[blok.component] ?? {}
  const lists = blok as unknown as Record<string, { length?: number } | undefined>
  const isLong = Object.entries(visibleBeyond).some(([list, most]) => (lists[list]?.length ?? 0) > most)
  return isLong ? 'visible' : hydrate
}

const hydratesAtAll = (blok: Blok, definitions: Definitions): boolean =>
  ownHydration(blok, definitions) !== 'static' ||
  childBloks(blok).some((child) => hydratesAtAll(child, definitions))

/** The bloks in another that may be seen before something opens it. */
const seenWithin = (blok: Blok, definitions: Definitions): Blok[] =>
  ownHydration(blok, definitions) === 'asked' ? [] : childBloks(blok)

/** Whether one inside it is hydrated before anybody touches it. */
const holdsUntouched = (blok: Blok, definitions: Definitions): boolean =>
  seenWithin(blok, definitions).some(
    (child) =>
      ['visible', 'load'].includes(ownHydration(child, definitions)) || holdsUntouched(child, definitions),
  )

/**
 * When this one block is hydrated. React hydrates from the outside in: a static block that holds one that is hydrated is
 * hydrated with it, and one that waits for a touch, around one that does not, near the viewport; one that holds only static
 * blocks sleeps on.
 */
export const effectiveHydration = (blok: Blok, definitions: Definitions): PartHydration => {
  const own = ownHydration(blok, definitions)
  if (own === 'static' && hydratesAtAll(blok, definitions)) return 'nested'
  return own === 'intent' && holdsUntouched(blok, definitions) ? 'visible' : own
}

/** The names of the blocks nested in this one, however deep, that are hydrated before anybody touches them. */
export const hydratedWithin = (blok: Blok, definitions: Definitions): string[] =>
  seenWithin(blok, definitions).flatMap((child) => {
    const isHydrated = ['visible', 'load', 'nested'].includes(effectiveHydration(child, definitions))
    return [...(isHydrated ? [child.component] : []), ...hydratedWithin(child, definitions)]
  })

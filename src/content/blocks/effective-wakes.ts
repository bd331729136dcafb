import type { Blok, Wakes } from './types'

type Definitions = Record<string, { wakes: Wakes }>

const isBlok = (value: unknown): value is Blok =>
  typeof value === 'object' && value !== null && 'component' in value && typeof value.component === 'string'

/** The bloks that stand directly in the fields of another. */
const childBloks = (blok: Blok): Blok[] =>
  Object.values<unknown>(blok)
    .flatMap((field) => (Array.isArray(field) ? (field as unknown[]) : []))
    .filter(isBlok)

const wakesAtAll = (blok: Blok, definitions: Definitions): boolean =>
  (definitions[blok.component]?.wakes ?? 'static') !== 'static' ||
  childBloks(blok).some((child) => wakesAtAll(child, definitions))

/**
 * How this one block wakes. React hydrates from the outside in, so a static block that holds one that wakes must wake
 * with it, near the viewport; one that holds only static blocks sleeps on.
 */
export const effectiveWakes = (blok: Blok, definitions: Definitions): Wakes => {
  const own = definitions[blok.component]?.wakes ?? 'static'
  return own === 'static' && wakesAtAll(blok, definitions) ? 'visible' : own
}

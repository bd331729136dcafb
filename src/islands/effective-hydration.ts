import type { Blok } from '../content'
import type { Hydration } from './types'

type Definitions = Record<string, { hydrate: Hydration }>

const isBlok = (value: unknown): value is Blok =>
  typeof value === 'object' && value !== null && 'component' in value && typeof value.component === 'string'

/** The bloks that stand directly in the fields of another. */
const childBloks = (blok: Blok): Blok[] =>
  Object.values<unknown>(blok)
    .flatMap((field) => (Array.isArray(field) ? (field as unknown[]) : []))
    .filter(isBlok)

const hydratesAtAll = (blok: Blok, definitions: Definitions): boolean =>
  (definitions[blok.component]?.hydrate ?? 'static') !== 'static' ||
  childBloks(blok).some((child) => hydratesAtAll(child, definitions))

/**
 * When this one block is hydrated. React hydrates from the outside in, so a static block that holds one that is hydrated must
 * be too, near the viewport; one that holds only static blocks sleeps on.
 */
export const effectiveHydration = (blok: Blok, definitions: Definitions): Hydration => {
  const own = definitions[blok.component]?.hydrate ?? 'static'
  return own === 'static' && hydratesAtAll(blok, definitions) ? 'visible' : own
}

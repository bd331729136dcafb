import type { ComponentType } from 'react'
import type { BlockProps } from '../content'

/**
 * When a part of the page that the server wrote is hydrated: never on that page, near the viewport, on the first pointer,
 * touch or focus inside it, or at once (docs/architecture.md, "Islands").
 */
export type Hydration = 'static' | 'visible' | 'intent' | 'load'

export type BlockModule = { default: ComponentType<BlockProps<never>> }

/** What the first render of a page must know of a block on it, before its code is here. */
export type BlockTraits = {
  name: string
  hydrate: Hydration
  /** By field: a static block is `visible` once this list of it holds more than so many. */
  visibleBeyond?: Readonly<Record<string, number>>
  /** It keeps something at the foot of a phone's screen. */
  hasFoot?: true
}

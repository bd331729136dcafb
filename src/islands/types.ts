import type { ComponentType } from 'react'
import type { BlockProps } from '../content'

/**
 * When a block of a page that the server wrote is hydrated: never on that page, near the viewport, on the first pointer,
 * touch or focus inside it, or at once (docs/architecture.md, "Islands"). `asked` is `intent` for what is not seen before something
 * on the page opens it: what is nested in it hydrates nothing before.
 */
export type Hydration = 'static' | 'visible' | 'intent' | 'asked' | 'load'

/** The same of a part of the page: `nested` once the first that is nested in it is, since React hydrates from the outside in. */
export type PartHydration = Hydration | 'nested'

export type BlockModule = { default: ComponentType<BlockProps<never>> }

/** What the first render of a page must know of a block on it, before its code is here. */
export type BlockTraits = {
  name: string
  hydrate: Hydration
  /** By field: a static block is `visible` once this list of it holds more than so many. */
  visibleBeyond?: Readonly<Record<string, number>>
  /** It keeps something at the foot of a phone's screen. */
  hasFoot?: true
  /** It asks others: what a page may ask is said when the browser loads it, so a link to a page with it loads that whole. */
  asksOthers?: true
}

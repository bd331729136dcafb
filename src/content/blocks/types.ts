import type { ComponentType } from 'react'

/** A block as the content API delivers it: `component` names it, `_uid` is unique on the page. */
export type Blok = { component: string; _uid: string; _editable?: string }

export type BlockProps<B> = { blok: B }

/**
 * When a block's JavaScript wakes on a first visit (docs/architecture.md, "Islands"): never, near the viewport, on the
 * first pointer, touch or focus inside it, or at once.
 */
export type Wakes = 'static' | 'visible' | 'intent' | 'load'

export type BlockModule = { default: ComponentType<BlockProps<never>> }

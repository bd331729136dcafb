import type { ComponentType } from 'react'
import type { BlockProps } from '../content'

/**
 * When a block of a page that the server wrote is hydrated: never on that page, near the viewport, on the first pointer,
 * touch or focus inside it, or at once; and with the first part nested in it, since React hydrates from the outside in
 * (docs/architecture.md, "Islands").
 */
export type Hydration = 'static' | 'visible' | 'intent' | 'load'

export type BlockModule = { default: ComponentType<BlockProps<never>> }

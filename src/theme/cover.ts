import { layer } from './layers'

/**
 * A link or label that is pressed anywhere on its card: what it covers is the nearest positioned box. It may make no layer
 * of its own, by a `z-index` or a transform, or its cover would lie on every control that stands before it.
 */
export const coversCard = `
  position: static;
  z-index: auto;
  transform: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** What is pressed by itself on such a card lies above the cover. */
export const aboveCover = `
  position: relative;
  z-index: ${layer.raised};
`

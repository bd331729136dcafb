import { layer } from './layers'

/**
 * A text link or small button that is met within 44 × 44 px around its middle (WCAG 2.5.5) and stands where its text stands:
 * what it covers is no padding.
 */
export const largeTarget = `
  position: relative;

  &::before {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: max(100%, 44px);
    height: max(100%, 44px);
    transform: translate(-50%, -50%);
  }
`

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

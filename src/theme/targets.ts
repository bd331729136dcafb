import { radius } from './scale'
import { layer } from './layers'

/**
 * A text link or small button that can be pressed within 44 × 44 px around its middle (WCAG 2.5.5). It has no padding, so its text
 * stays in line.
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
 * A link or label that can be pressed anywhere on its card: it covers the nearest positioned box. It may have no `z-index` and no
 * transform, because its cover would then be above every control before it.
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

/** A separate control on such a card, above the cover. */
export const aboveCover = `
  position: relative;
  z-index: ${layer.raised};
`

/** A round button with only an icon; its own style sets the size. */
export const iconButton = `
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
`

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

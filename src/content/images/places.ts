/** Layout scales of spec 9: the widths of a picture's sources relative to the width of its place. */
const SCALES = {
  fullWidth: [0.5, 0.65, 0.75, 1],
  constrained: [0.5, 0.75, 0.85, 2],
}

/**
 * The places of pictures in running content that have a greatest width, in pixels. `text` is the column of a text, `wide` the whole
 * width of the page's content.
 */
const FIXED = {
  text: { shown: 720, scales: SCALES.constrained },
  wide: { shown: 1280, scales: SCALES.fullWidth },
}

/** The width itself is always included, as in gatsby-plugin-image. */
const widthsAt = ({ shown, scales }: (typeof FIXED)[keyof typeof FIXED]): readonly number[] =>
  [...new Set([...scales, 1])].map((scale) => Math.round(scale * shown)).sort((a, b) => a - b)

/** The widths of the sources, and the `sizes` attribute that chooses among them. */
export const PLACES = {
  text: { widths: widthsAt(FIXED.text), sizes: '(min-width: 760px) 720px, 100vw' },
  wide: { widths: widthsAt(FIXED.wide), sizes: '(min-width: 1400px) 1280px, 100vw' },
} as const

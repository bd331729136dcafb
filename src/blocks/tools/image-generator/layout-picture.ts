import type { PaymentMarkName } from '../../../checkout'
import { fitText, LEADING, type Fitted, type Measure } from './measure'
import { TEMPLATES, type TemplateName } from './templates'

/** One line of text: `x` is its start, `y` its baseline. */
type Line = { text: string; x: number; y: number; size: number; weight: number }

type Mark = { of: PaymentMarkName; x: number; y: number; scale: number }

/** A picture; lengths are its pixels. */
export type PictureLayout = {
  width: number
  height: number
  lines: Line[]
  /** The square that the machine is drawn in; its lower end is behind the strip. */
  machine: { x: number; y: number; size: number }
  strip: { x: number; y: number; width: number; height: number; radius: number; marks: Mark[] }
}

/** The accepted cards and wallets, as everywhere on the site. */
export const ACCEPTED = [
  'visa',
  'mastercard',
  'american_express',
  'diners_club',
  'apple_pay',
  'google_pay',
  'samsung_pay',
] as const satisfies readonly PaymentMarkName[]

/** In hundredths of the width. */
const MARGIN = 7
const PAD = 3
const GAP = 2
const BEHIND_STRIP = 9
const LARGEST_MACHINE = 82

/** Height of a capital letter, as a share of the font size: text starts at the top of its capitals. */
const CAPITAL = 0.72

/** The size of a mark (src/checkout/payment/payment-marks.tsx). */
const MARK = { width: 36, height: 24 }

const linesOf = ({ lines, size }: Fitted, weight: number, x: number, top: number): Line[] =>
  lines.map((text, at) => ({ text, x, y: top + size * (CAPITAL + at * LEADING), size, weight }))

const heightOf = ({ lines, size }: Fitted): number => size * (CAPITAL + (lines.length - 1) * LEADING)

type Words = { headline: string; name: string }

/**
 * The layout of a picture: the text at the top, as large as it fits, the payment logos at the bottom, and the machine in the space
 * that is left.
 */
export const layoutPicture = (
  template: TemplateName,
  { headline, name }: Words,
  measure: Measure,
): PictureLayout => {
  const { width, height, ...shape } = TEMPLATES[template]
  const unit = width / 100
  const wide = (100 - 2 * MARGIN) * unit
  const left = MARGIN * unit
  const top = shape.top * unit

  const fit = (text: string, most: number, room: number, weight: number) =>
    fitText(text, { width: wide, height: room, most: most * unit, weight }, measure)
  const first = fit(headline, shape.headline, (shape.words / 2) * unit, 700)
  const nameTop = top + heightOf(first) + shape.headline * 0.7 * unit
  const second = fit(name, shape.name, top + shape.words * unit - nameTop, 800)

  const markWidth = (wide - 2 * PAD * unit - (ACCEPTED.length - 1) * GAP * unit) / ACCEPTED.length
  const scale = markWidth / MARK.width
  const stripHeight = MARK.height * scale + 2 * PAD * unit
  const stripTop = height - shape.bottom * unit - stripHeight

  const machineTop = nameTop + heightOf(second) + 5 * unit
  const machineBottom = stripTop + BEHIND_STRIP * unit
  const size = Math.min(machineBottom - machineTop, LARGEST_MACHINE * unit)
  return {
    width,
    height,
    lines: [...linesOf(first, 700, left, top), ...linesOf(second, 800, left, nameTop)],
    machine: { x: (width - size) / 2, y: machineBottom - size, size },
    strip: {
      ...{ x: left, y: stripTop, width: wide, height: stripHeight, radius: 4 * unit },
      marks: ACCEPTED.map((of, at) => ({
        of,
        x: left + PAD * unit + at * (markWidth + GAP * unit),
        y: stripTop + PAD * unit,
        scale,
      })),
    },
  }
}

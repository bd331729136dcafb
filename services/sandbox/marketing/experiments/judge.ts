import { type Interval, newcombeInterval, rateOf, wilsonInterval } from './proportions'
import { judgeSplit } from './sample-ratio'

/** One variant of an experiment, as far as it counts. */
export interface Variant {
  id: string
  name: string
  /** Who saw this variant alone, and unforced. */
  visitors: number
  /** Those of them who did afterwards what is counted. */
  conversions: number
  /** Of how many parts together this one should get; null where nobody said. */
  weight: number | null
}

/** What doing more or less of what is counted is called, such as `sells more`. */
export interface Words {
  more: string
  less: string
}

export interface JudgedVariant extends Variant {
  isControl: boolean
  rate: number
  interval: Interval
  /** To the control's rate; null for the control. */
  difference: { value: number; interval: Interval } | null
}

export interface Judgement {
  variants: readonly JudgedVariant[]
  /** One for each variant beside the control. */
  sentences: readonly string[]
  isSplitOff: boolean
}

const CONTROL = 'control'

/** What others are compared with: the variant of that id, else the first. */
const controlOf = (variants: readonly Variant[]): Variant | undefined =>
  variants.find(({ id }) => id.toLowerCase() === CONTROL) ?? variants[0]

/** What an experiment says: rates, differences to the control, each with its 95 % interval, and a plain sentence for each. */
export function judge(variants: readonly Variant[], words: Words): Judgement {
  const control = controlOf(variants)
  const judged = variants.map((variant) => judgeVariant(variant, control))
  return {
    variants: judged,
    sentences: control ? judged.flatMap((variant) => sentenceOf(variant, control, words)) : [],
    isSplitOff: judgeSplit(variants) === 'off',
  }
}

const shareOf = ({ conversions, visitors }: Variant) => ({ count: conversions, of: visitors })

function judgeVariant(variant: Variant, control: Variant | undefined): JudgedVariant {
  const share = shareOf(variant)
  const isControl = variant === control
  const difference =
    control && !isControl
      ? {
          value: rateOf(share) - rateOf(shareOf(control)),
          interval: newcombeInterval(share, shareOf(control)),
        }
      : null
  return { ...variant, isControl, rate: rateOf(share), interval: wilsonInterval(share), difference }
}

function sentenceOf(variant: JudgedVariant, control: Variant, { more, less }: Words): string[] {
  if (!variant.difference) return []
  const [low, high] = variant.difference.interval
  const { name } = variant
  if (variant.visitors === 0 || control.visitors === 0)
    return [`No difference can be told yet: nobody has seen ${variant.visitors === 0 ? name : control.name}.`]
  if (low > 0)
    return [`${name} ${more} than ${control.name}: between ${points(low)} and ${points(high)} points.`]
  if (high < 0)
    return [`${name} ${less} than ${control.name}: between ${points(high)} and ${points(low)} points.`]
  const range = `between ${points(low)} points worse and ${points(high)} points better`
  return [`No difference can be told yet: ${name} could be anything ${range} than ${control.name}.`]
}

/** Percentage points without a sign, with as many digits as tell a small one from none. */
function points(rate: number): string {
  const size = Math.abs(rate * 100)
  return size.toFixed(size < 0.1 ? 2 : 1)
}

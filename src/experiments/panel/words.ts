import type { Choice } from '../rules/choose'
import { CONTROL, type Experiment, type Variant } from '../rules/experiment'

/** What this browser sees of an experiment, and why, as a sentence. */
export const choiceWords = ({ variant, why }: Choice): string => {
  const seen = variant === CONTROL ? 'This browser sees the control' : `This browser sees “${variant}”`
  return {
    forced: `${seen}: chosen here or by a link.`,
    drawn: `${seen}: that is what it drew.`,
    denied: `${seen}: statistics were declined, so nothing is drawn.`,
    unavailable: `${seen}: it keeps nothing for this site, so it cannot draw.`,
  }[why]
}

/** The share of visitors that a variant gets by its weight; without any weight the control gets them all. */
export const shareWords = ({ variants }: Experiment, { name, weight }: Variant): string => {
  const total = variants.reduce((sum, one) => sum + one.weight, 0)
  if (total === 0) return name === CONTROL ? 'All visitors' : 'No visitors'
  return weight === 0 ? 'No visitors' : `${Math.round((weight / total) * 100)}% of visitors`
}

/** What counts in this browser. */
export const listWords = (forced: readonly string[] | null): string => {
  if (!forced) return 'Nothing is chosen here: this browser draws, like any visitor’s.'
  return forced.length === 0
    ? 'Chosen here: the control of every experiment.'
    : `Chosen here: ${forced.join(', ')}. Of all others, the control.`
}

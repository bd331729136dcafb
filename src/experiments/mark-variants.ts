import { choiceOf } from './choice'
import { CONTROL, readExperiments, VARIANT_ATTRIBUTE, variantMark } from './rules/experiment'

const pageMarks = (): string[] => document.documentElement.dataset.variants?.split(' ') ?? []

/** Whether the part of a variant is shown on the page that the server wrote. */
export const isShown = (mark: string): boolean => {
  const [experiment = '', variant] = mark.split(':')
  const marks = pageMarks().filter((one) => one.startsWith(variantMark(experiment, '')))
  return marks.length > 0 ? marks.includes(mark) : variant === CONTROL
}

/**
 * Removes the hidden variants from the page before any code of the site runs, so that no code finds an id, an item or an element in
 * them. The comments stay, by which React recognizes the parts (src/blocks/tools/experiment).
 */
const emptyHidden = (): void =>
  document.querySelectorAll(`[${VARIANT_ATTRIBUTE}]`).forEach((part) => {
    if (!isShown(part.getAttribute(VARIANT_ATTRIBUTE) ?? ''))
      Array.from(part.children).forEach((child) => child.remove())
  })

/**
 * Marks the document with the variants that are not the control, for the styles in the head (`variantStyles`). Part of the inline script
 * of a page with experiments, which the document element names: it runs before the first paint.
 */
export const markVariants = (): void => {
  const { dataset } = document.documentElement
  const marks = readExperiments(dataset.experiments).flatMap((experiment) => {
    const { variant } = choiceOf(experiment)
    return variant === CONTROL ? [] : [variantMark(experiment.name, variant)]
  })
  if (marks.length > 0) dataset.variants = marks.join(' ')
  document.addEventListener('DOMContentLoaded', emptyHidden)
}

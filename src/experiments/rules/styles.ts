import { CONTROL, VARIANT_ATTRIBUTE, variantMark, type Experiment } from './experiment'

const part = (mark: string) => `[${VARIANT_ATTRIBUTE}="${mark}"]`
const chosen = (mark: string) => `[data-variants~="${mark}"]`

/**
 * The rules in a page's head that show one variant of each experiment: the control, unless the document is marked with another
 * (src/experiments/mark-variants.ts). So without scripts the control is shown.
 */
export const variantStyles = (experiments: readonly Experiment[]): string =>
  experiments
    .flatMap(({ name, variants }) => {
      const others = variants.slice(1).map((variant) => variantMark(name, variant.name))
      if (others.length === 0) return []
      return [
        ...others.map((mark) => `html:not(${chosen(mark)}) ${part(mark)}`),
        `html:is(${others.map(chosen).join()}) ${part(variantMark(name, CONTROL))}`,
      ]
    })
    .map((selector) => `${selector}{display:none}`)
    .join('')

/** One of the ways in which an experiment shows something. Names are slugs; of all visitors it gets its weight's share. */
export type Variant = { name: string; weight: number }

/** The first variant is the control: what stands without the experiment. */
export type Experiment = { name: string; variants: readonly Variant[] }

/** Its name in every experiment. */
export const CONTROL = 'control'

/** The attribute of an experiment in a page's HTML that says what {@link readExperiments} reads. */
export const EXPERIMENT_ATTRIBUTE = 'data-experiment'

/** The attribute of a part of a page that is shown with one variant alone, holding {@link variantMark}. */
export const VARIANT_ATTRIBUTE = 'data-shown-with'

/** An experiment and one of its variants as one word, by which styles compare. */
export const variantMark = (experiment: string, variant: string): string => `${experiment}:${variant}`

/** An experiment in one line without quotes: `rent-hero control:1 variant:2`. */
export const writeExperiment = ({ name, variants }: Experiment): string =>
  [name, ...variants.map(({ name: variant, weight }) => variantMark(variant, String(weight)))].join(' ')

/** Reads what {@link writeExperiment} wrote, several with a semicolon between; anything else is none. */
export const readExperiments = (text = ''): Experiment[] =>
  text.split(';').flatMap((line) => {
    const [name, ...variants] = line.split(' ')
    if (!name || variants.length === 0) return []
    return {
      name,
      variants: variants.map((written) => {
        const [variant = '', weight] = written.split(':')
        return { name: variant, weight: Number(weight) }
      }),
    }
  })

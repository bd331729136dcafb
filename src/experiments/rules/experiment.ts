/** One variant of an experiment. Its name is a slug; its weight is its share of the visitors. */
export type Variant = { name: string; weight: number }

/** The first variant is the control: the content without the experiment. */
export type Experiment = { name: string; variants: readonly Variant[] }

/** The control's name in every experiment. */
export const CONTROL = 'control'

/** The attribute of an experiment in a page's HTML, with a text for {@link readExperiments}. */
const EXPERIMENT_ATTRIBUTE = 'data-experiment'

/** The attribute of a part of a page that belongs to one variant, with its {@link variantMark}. */
export const VARIANT_ATTRIBUTE = 'data-shown-with'

/** An experiment and one of its variants as one word, by which styles compare. */
export const variantMark = (experiment: string, variant: string): string => `${experiment}:${variant}`

/** An experiment in one line without quotes: `rent-hero control:1 variant:2`. */
export const writeExperiment = ({ name, variants }: Experiment): string =>
  [name, ...variants.map(({ name: variant, weight }) => variantMark(variant, String(weight)))].join(' ')

/** Reads experiments that {@link writeExperiment} wrote, separated by semicolons; anything else is skipped. */
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

/** Reads an editor's weight: 1 where it is empty, 0 where it is negative or no number. */
export const weightOf = (written: string | number | undefined): number => {
  if (written === undefined || written === '') return 1
  const weight = Number(written)
  return Number.isFinite(weight) && weight > 0 ? weight : 0
}

/** The experiments in the HTML of a page, each once: of two with one name the first counts. */
export const experimentsIn = (html: string): Experiment[] => {
  const written = new RegExp(`${EXPERIMENT_ATTRIBUTE}="([^"]*)"`, 'g')
  const found = [...html.matchAll(written)].flatMap(([, text]) => readExperiments(text))
  return found.filter(({ name }, at) => found.findIndex((one) => one.name === name) === at)
}

const part = (mark: string) => `[${VARIANT_ATTRIBUTE}="${mark}"]`
const chosen = (mark: string) => `[data-variants~="${mark}"]`

/**
 * The rules in a page's head that show one variant of each experiment: the control, unless the document is marked with another one
 * (src/experiments/mark-variants.ts). Without scripts the control is shown.
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

/** The path of the JSON file with the experiments of a release, written by gatsby/create-pages.ts. */
export const KNOWN_EXPERIMENTS_PATH = '/experiments.json'

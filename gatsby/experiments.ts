import { mapExperiment } from '../src/blocks/tools/experiment/map-experiment'
import type { Bloks } from '../src/content'
import { storyPath } from '../src/content/rules'
import type { ListedExperiment } from '../src/experiments/panel'
import { RESERVED_NAMES, writeExperiment, type Experiment } from '../src/experiments/rules'
import type { Space, Story } from '../src/page'
import type { ExperimentsContext } from '../src/templates/contexts'
import { ownContext, ownPage, type OwnPage } from './own-pages'

/** The block of every experiment in a content. Experiments are in lists of a page, never in each other. */
const experimentBloks = (value: unknown): Bloks.Experiment[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('component' in value && value.component === 'experiment') return [value as Bloks.Experiment]
  return Object.values(value).flatMap(experimentBloks)
}

const problemsOf = (experiment: Experiment, known: Experiment | undefined, place: string): string[] => {
  const { name, variants } = experiment
  if (name === '' || RESERVED_NAMES.includes(name))
    return [`${place}: an experiment cannot be named “${name}”. Its control is shown.`]
  if (variants.length < 2) return [`${place}: the experiment “${name}” has no variant beside its control.`]
  return known && writeExperiment(known) !== writeExperiment(experiment)
    ? [
        `${place}: the experiment “${name}” has other variants or weights than on another page or place. Give both the same, or two names.`,
      ]
    : []
}

/**
 * All experiments on the pages of a space, each once, with its pages; and their problems, as sentences for editors. An experiment
 * without a second variant, or with a name that links cannot use, is left out.
 */
export const listExperiments = (
  stories: readonly Story[],
): { experiments: ListedExperiment[]; problems: string[] } => {
  const found = new Map<string, ListedExperiment>()
  const problems: string[] = []
  for (const { slug, name: title, content } of stories)
    for (const blok of experimentBloks(content)) {
      const { name, variants } = mapExperiment(blok)
      const experiment = { name, variants: variants.map(({ name, weight }) => ({ name, weight })) }
      const known = found.get(name)
      const wrong = problemsOf(experiment, known, `${slug} › experiment`)
      problems.push(...wrong)
      const page = { path: storyPath(slug), title }
      if (!known && wrong.length === 0)
        found.set(name, { ...experiment, description: blok.description ?? '', pages: [page] })
      else if (known && !known.pages.some(({ path: held }) => held === page.path)) known.pages.push(page)
    }
  return { experiments: [...found.values()], problems }
}

/** The page of the panel with experiments and flags. No page of the site links to it. */
export const experimentsPage = (
  experiments: ListedExperiment[],
  space: Space,
): OwnPage<ExperimentsContext> => {
  const context = ownContext(space, 'internal/tests/experiments', 'Experiments and flags')
  return ownPage('experiments-page', { ...context, experiments, flags: space.flags })
}

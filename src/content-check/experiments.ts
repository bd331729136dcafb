import { mapExperiment } from '../blocks/tools/experiment/map-experiment'
import type { Bloks } from '../content'
import { storyPath } from '../content/rules'
import type { ListedExperiment } from '../experiments/panel'
import { RESERVED_NAMES, writeExperiment, type Experiment } from '../experiments/rules'
import { foundIn, placeBloks, type Finding, type Story } from '../page'
import { about } from './look'

const problemsOf = (experiment: Experiment, known: Experiment | undefined): string[] => {
  const { name, variants } = experiment
  if (name === '' || RESERVED_NAMES.includes(name))
    return [`An experiment cannot be named “${name}”, so its control is shown. Choose another name.`]
  if (variants.length < 2)
    return [`The experiment “${name}” has no variant beside its control. Add one, or leave the blocks alone.`]
  return known && writeExperiment(known) !== writeExperiment(experiment)
    ? [
        `The experiment “${name}” has other variants or weights than on another page or place. Give both the same, or two names.`,
      ]
    : []
}

/**
 * All experiments on the pages of a space, each once, with its pages; and what is wrong with them. An experiment without a second
 * variant, or with a name that links cannot use, is left out.
 */
export const listExperiments = (
  stories: readonly Story[],
): { experiments: ListedExperiment[]; findings: Finding[] } => {
  const found = new Map<string, ListedExperiment>()
  const findings: Finding[] = []
  for (const story of stories)
    for (const placed of placeBloks(story.content)) {
      if (placed.blok.component !== 'experiment') continue
      const blok = placed.blok as unknown as Bloks.Experiment
      const { name, variants } = mapExperiment(blok)
      const experiment = { name, variants: variants.map(({ name, weight }) => ({ name, weight })) }
      const known = found.get(name)
      const wrong = problemsOf(experiment, known).map((message) =>
        about('experiment', placed, message, 'name'),
      )
      findings.push(...foundIn(story, wrong))
      const page = { path: storyPath(story.slug), title: story.name }
      if (!known && wrong.length === 0)
        found.set(name, { ...experiment, description: blok.description ?? '', pages: [page] })
      else if (known && !known.pages.some(({ path: held }) => held === page.path)) known.pages.push(page)
    }
  return { experiments: [...found.values()], findings }
}

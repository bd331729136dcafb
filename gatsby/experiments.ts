import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mapExperiment } from '../src/blocks/tools/experiment/map-experiment'
import type { Bloks } from '../src/content'
import { storyPath } from '../src/content/rules'
import { KNOWN_EXPERIMENTS_PATH } from '../src/experiments/rules/experiment'
import type { ListedExperiment } from '../src/experiments/panel'
import { RESERVED_NAMES, type Experiment } from '../src/experiments/rules'
import { pageContext, type Space, type Story } from '../src/page'
import { ownStory } from './own-pages'
import type { ExperimentsContext } from '../src/templates/contexts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The block of every experiment in a content. Experiments are in lists of a page, never in each other. */
const experimentBloks = (value: unknown): Bloks.Experiment[] => {
  if (!isObject(value)) return []
  if (value.component === 'experiment') return [value as unknown as Bloks.Experiment]
  return Object.values(value).flatMap(experimentBloks)
}

const weightsOf = ({ variants }: Experiment): string =>
  variants.map(({ name, weight }) => `${name} ${weight}`).join(', ')

const problemsOf = (experiment: Experiment, known: Experiment | undefined, place: string): string[] => {
  const { name, variants } = experiment
  if (name === '' || RESERVED_NAMES.includes(name))
    return [`${place}: an experiment cannot be named “${name}”. Its control is shown.`]
  if (variants.length < 2) return [`${place}: the experiment “${name}” has no variant beside its control.`]
  return known && weightsOf(known) !== weightsOf(experiment)
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

/** Writes the names, variants and weights of experiments beside the pages. @param directory of the project */
export const writeExperiments = async (
  experiments: readonly ListedExperiment[],
  directory: string,
): Promise<void> => {
  const file = path.join(directory, 'public', KNOWN_EXPERIMENTS_PATH)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(experiments.map(({ name, variants }) => ({ name, variants }))))
}

/** The page of the panel with experiments and flags. No page of the site links to it. */
export const experimentsPage = (
  experiments: ListedExperiment[],
  space: Space,
): { path: string; component: string; context: ExperimentsContext } => {
  const story = ownStory('internal/tests/experiments', 'Experiments and flags', { body: [] })
  const context = { ...pageContext<Bloks.Page>(story, space), experiments, flags: space.flags }
  return { path: context.pagePath, component: path.resolve('src/templates/experiments-page.tsx'), context }
}

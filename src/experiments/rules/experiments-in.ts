import { EXPERIMENT_ATTRIBUTE, readExperiments, type Experiment } from './experiment'

const WRITTEN = new RegExp(`${EXPERIMENT_ATTRIBUTE}="([^"]*)"`, 'g')

/** The experiments in the HTML of a page, each once: of two with one name the first counts. */
export const experimentsIn = (html: string): Experiment[] => {
  const found = [...html.matchAll(WRITTEN)].flatMap(([, text]) => readExperiments(text))
  return found.filter(({ name }, at) => found.findIndex((one) => one.name === name) === at)
}

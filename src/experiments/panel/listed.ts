import type { Experiment } from '../rules/experiment'

/** An experiment as the panel shows it: what it is to find out, and the pages that hold it. */
export type ListedExperiment = Experiment & { description: string; pages: { path: string; title: string }[] }

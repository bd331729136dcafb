import type { Bloks } from '../content'
import type { ListedExperiment } from '../experiments/panel'
import type { PageContext } from '../page'
import type { Flags } from '../platform/flags'

/** What the build hands to the panel; made in gatsby/experiments.ts. */
export type ExperimentsContext = PageContext<Bloks.Page> & { experiments: ListedExperiment[]; flags: Flags }

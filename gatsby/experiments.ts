import type { ListedExperiment } from '../src/experiments/panel'
import type { Space } from '../src/page'
import type { ExperimentsContext } from '../src/templates/contexts'
import { ownContext, ownPage, type OwnPage } from './own-pages'

/** The page of the panel with experiments and flags. No page of the site links to it. */
export const experimentsPage = (
  experiments: ListedExperiment[],
  space: Space,
): OwnPage<ExperimentsContext> => {
  const context = ownContext(space, 'internal/tests/experiments', 'Experiments and flags')
  return ownPage('experiments-page', { ...context, experiments, flags: space.flags })
}

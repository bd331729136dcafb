export type { ListedExperiment } from './browser-state'
export { Panel } from './panel'

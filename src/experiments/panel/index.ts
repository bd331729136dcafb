export type { ListedExperiment } from './listed'
export { Panel } from './panel'

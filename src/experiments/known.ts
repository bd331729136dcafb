/** Where a release says which experiments its pages hold, as JSON: written by gatsby/experiments.ts. */
export const KNOWN_EXPERIMENTS_PATH = '/experiments.json'

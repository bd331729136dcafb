import type { Config } from '../host/config/config'
import { CODE, fingerprint } from './fingerprint'

/** Of a fingerprint, enough to tell releases apart. */
const LENGTH = 12

/** The configuration with a name of what is running: RELEASE, or one that changes with the site's code and not with its content. */
export const withRelease = async (config: Config, rootDir: string): Promise<Config> => ({
  ...config,
  release: config.release || (await fingerprint(rootDir, {}, CODE)).slice(0, LENGTH),
})

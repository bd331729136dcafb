import { ConfigError } from '../../../host/config/kinds'
import { type Environment, readEnvironment } from '../../../host/config/environment'

/** A space that content is pushed to and pulled from. */
export interface TargetSpace {
  spaceId: string
  token: string
  /** As the official CLI names it. */
  region: string
  /** Origin of the management API, whose version is `/v1`. */
  origin: string
  /** Content delivery API including `/v2`. */
  delivery: string
  /** Whether `origin` is another than the region's own, which the CLI has to be told. */
  isElsewhere: boolean
}

/** The hosts of the two APIs in each region: docs, "Management API" and "Content Delivery API", "Base URL". */
const REGIONS = [
  { region: 'eu', delivery: 'api.storyblok.com', management: 'mapi.storyblok.com' },
  { region: 'us', delivery: 'api-us.storyblok.com', management: 'api-us.storyblok.com' },
  { region: 'ca', delivery: 'api-ca.storyblok.com', management: 'api-ca.storyblok.com' },
  { region: 'ap', delivery: 'api-ap.storyblok.com', management: 'api-ap.storyblok.com' },
  { region: 'cn', delivery: 'app.storyblokchina.cn', management: 'app.storyblokchina.cn' },
] as const

/**
 * The space that the environment names; undefined without a personal access token. Throws a ConfigError with the sentence to show.
 */
export function readTarget(env: Environment): TargetSpace | undefined {
  const values = readEnvironment(env)
  const { STORYBLOK_PERSONAL_ACCESS_TOKEN: token, STORYBLOK_SPACE_ID: spaceId } = values
  const { STORYBLOK_ENDPOINT: endpoint, STORYBLOK_MANAGEMENT_URL: elsewhere } = values
  if (!token) return undefined
  if (!spaceId || !/^\d+$/.test(spaceId))
    throw new ConfigError('STORYBLOK_SPACE_ID', 'must be the number of the Storyblok space')
  if (elsewhere) {
    const { origin } = new URL(elsewhere)
    return { spaceId, token, region: 'eu', origin, delivery: `${origin}/v2`, isElsewhere: true }
  }
  const known = REGIONS.find(({ delivery }) => delivery === new URL(endpoint).host)
  if (!known)
    throw new ConfigError(
      'STORYBLOK_ENDPOINT',
      `must be on a host of Storyblok (${REGIONS.map(({ delivery }) => delivery).join(', ')}) to push or pull content`,
    )
  const { region, management } = known
  return { spaceId, token, region, origin: `https://${management}`, delivery: endpoint, isElsewhere: false }
}

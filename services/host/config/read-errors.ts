import { ConfigError, type Environment, readText, readUrl, requireSafe, requireTogether } from './environment'

/** What lets a build upload its source maps. */
interface UploadConfig {
  authToken: string
  org: string
  project: string
}

/** Where errors of the site and of the services are reported: Sentry, by its DSN, which names a project and a public key. */
export interface ErrorsConfig {
  embedded: boolean
  /** As pages reach it; the embedded one, which is wherever they are, without protocol and host: `key@/sentry/1`. */
  siteDsn: string
  /** As this process reaches it. */
  hostDsn: string
  /** The share of errors that is reported, from 0 to 1. */
  sampleRate: number
  /** Undefined builds no source maps. */
  upload: UploadConfig | undefined
}

/** Of all errors (specification 9). */
const SAMPLE_RATE = 0.7

/** The public key by which the embedded service knows the site, and the number of the project there. */
const EMBEDDED_KEY = '5e9a7c2b4d1f48e3a6b0c9d8e7f61234'
const EMBEDDED_PROJECT = '1'

type Place = { localUrl: string; sandbox: boolean }

/** The Sentry of SENTRY_DSN; the embedded one exists only beside the sandbox. Without either no error is reported. */
export function readErrors(env: Environment, { localUrl, sandbox }: Place): ErrorsConfig | undefined {
  const dsn = readDsn(env)
  const sampleRate = readRate(env)
  const upload = readUpload(env)
  if (dsn) return { embedded: false, siteDsn: dsn, hostDsn: dsn, sampleRate, upload }
  if (upload) throw new ConfigError('SENTRY_DSN', 'must be set when SENTRY_AUTH_TOKEN is set')
  if (!sandbox) return undefined
  const place = `/sentry/${EMBEDDED_PROJECT}`
  const hostDsn = localUrl.replace('://', `://${EMBEDDED_KEY}@`) + place
  return { embedded: true, siteDsn: `${EMBEDDED_KEY}@${place}`, hostDsn, sampleRate, upload }
}

/** Public key and number of the project, from its address. */
export function projectOf({ hostDsn }: Pick<ErrorsConfig, 'hostDsn'>): { key: string; project: string } {
  const { username, pathname } = new URL(hostDsn)
  return { key: username, project: pathname.slice(pathname.lastIndexOf('/') + 1) }
}

function readDsn(env: Environment): string | undefined {
  const dsn = readUrl(env, 'SENTRY_DSN')
  if (dsn === undefined) return undefined
  requireSafe('SENTRY_DSN', dsn)
  const { username, password, pathname, search, hash } = new URL(dsn)
  // It is in every page: an old one with a secret would be told to everybody.
  if (/^\w+$/.test(username) && !password && /^(\/[\w-]+)*\/\d+$/.test(pathname) && !search && !hash)
    return dsn
  throw new ConfigError('SENTRY_DSN', 'must be like https://publickey@host/1, without a secret')
}

function readRate(env: Environment): number {
  const text = readText(env, 'SENTRY_SAMPLE_RATE')
  if (text === undefined) return SAMPLE_RATE
  if (/^(0(\.\d+)?|1(\.0+)?)$/.test(text)) return Number(text)
  throw new ConfigError('SENTRY_SAMPLE_RATE', `must be a number from 0 to 1, not "${text}"`)
}

function readUpload(env: Environment): UploadConfig | undefined {
  requireTogether(env, ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'])
  const authToken = readText(env, 'SENTRY_AUTH_TOKEN')
  const org = readText(env, 'SENTRY_ORG')
  const project = readText(env, 'SENTRY_PROJECT')
  return authToken && org && project ? { authToken, org, project } : undefined
}

import { createHash, createHmac } from 'node:crypto'
import { sameSecret } from '../../../auth/tokens'
import { isJsonObject, type JsonObject } from '../space'

/** How long the signature of an upload counts, in ms. */
const SIGNED_MS = 30 * 60_000

/** What an upload may bring: the largest file that the service takes from a starter's account is larger. */
export const MOST_UPLOADED_BYTES = 20_000_000

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
}

/** The type of an asset by the end of its name; undefined for one that the site cannot show. */
export const typeOf = (name: string): string | undefined => TYPES[name.split('.').at(-1) ?? '']

/** The name that an asset gets: as the service writes them, in lower case and without other characters than these. */
export const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-150)

/** The part of an asset's address that two of one name differ in. */
export const addressHash = (id: number, name: string): string =>
  createHash('sha1').update(`${id}/${name}`).digest('hex').slice(0, 10)

/** @param size such as `800x600`; empty for a file that is no picture, whose address has none */
export const assetAddress = (id: number, name: string, size: string): string =>
  ['https://a.storyblok.com/f/1', ...(size ? [size] : []), addressHash(id, name), name].join('/')

/** The form fields with which a file is uploaded, in the shape of Amazon S3's. */
export function signedFields(id: number, name: string, key: string, now: Date): Record<string, string> {
  const expires = new Date(now.getTime() + SIGNED_MS).toISOString()
  const policy = Buffer.from(JSON.stringify({ id, expires })).toString('base64')
  return {
    key: `f/1/${addressHash(id, name)}/${name}`,
    acl: 'public-read',
    Expires: expires,
    'Cache-Control': 'public, max-age=31536000',
    'Content-Type': typeOf(name) ?? 'application/octet-stream',
    policy,
    'x-amz-credential': 'demo',
    'x-amz-algorithm': 'HMAC-SHA256',
    'x-amz-date': now.toISOString(),
    'x-amz-signature': sign(policy, key),
  }
}

const sign = (policy: string, key: string): string => createHmac('sha256', key).update(policy).digest('hex')

/** The number of the asset that a form with signed fields uploads; undefined for a wrong or an old signature. */
export function signedAsset(form: FormData, key: string, now: Date): number | undefined {
  const policy = String(form.get('policy'))
  if (!sameSecret(String(form.get('x-amz-signature')), sign(policy, key))) return undefined
  const { id, expires }: JsonObject = readPolicy(policy)
  if (typeof id !== 'number' || !(Date.parse(String(expires)) > now.getTime())) return undefined
  return id
}

function readPolicy(policy: string): JsonObject {
  const value: unknown = JSON.parse(Buffer.from(policy, 'base64').toString())
  return isJsonObject(value) ? value : {}
}

import { createHash } from 'node:crypto'
import { sameSecret } from '../auth/tokens'

/** Lifetime of a token, in s: the editor makes a new one whenever it opens a page. */
const LONGEST_AGE_S = 3600
/** How far the editor's clock may be ahead of ours, in s. */
const CLOCKS_APART_S = 300

/** The parameters `_storyblok_tk[…]` that the visual editor adds to the address of the page it opens. */
export interface EditorToken {
  spaceId: string
  /** In s since 1970. */
  timestamp: string
  /** Hex SHA-1 of `space id:preview token:timestamp`. */
  token: string
}

/** The space whose drafts are shown. */
export interface TokenSpace {
  spaceId: string
  /** A secret that only the editor and this server know. */
  previewToken: string
}

const signatureOf = ({ spaceId, previewToken }: TokenSpace, timestamp: string): string =>
  createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex')

/** A token as the space's editor makes it. @param now in ms since 1970 */
export function makeToken(space: TokenSpace, now: number): EditorToken {
  const timestamp = String(Math.floor(now / 1000))
  return { spaceId: space.spaceId, timestamp, token: signatureOf(space, timestamp) }
}

/** Whether the space's editor made the token. An `old` token has expired. @param now in ms since 1970 */
export function verifyToken(
  { spaceId, timestamp, token }: EditorToken,
  space: TokenSpace,
  now: number,
): 'right' | 'old' | 'wrong' {
  const right = signatureOf(space, timestamp)
  if (!sameSecret(token, right) || spaceId !== space.spaceId || !/^\d{1,12}$/.test(timestamp)) return 'wrong'
  const age = now / 1000 - Number(timestamp)
  return age <= LONGEST_AGE_S && age >= -CLOCKS_APART_S ? 'right' : 'old'
}

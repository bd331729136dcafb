import { createHash } from 'node:crypto'

/** The hash in a demo asset's address: it depends on the name alone, so a new picture keeps its address. */
export function assetHash(name: string): string {
  return createHash('sha1').update(name).digest('hex').slice(0, 10)
}

/** A demo asset's number, from its name, within what a 32-bit column holds. */
export function assetId(name: string): number {
  return createHash('sha1').update(name).digest().readUInt32BE(0) % 2_000_000_000
}

/** A demo asset's address in content: the content provider's own, which the site rewrites to its asset host (spec 5). */
export function assetAddress(name: string, width: number, height: number): string {
  return `https://a.storyblok.com/f/1/${width}x${height}/${assetHash(name)}/${encodeURIComponent(name)}`
}

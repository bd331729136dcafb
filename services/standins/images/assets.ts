import { createHash } from 'node:crypto'
import path from 'node:path'
import { singleFlight } from '../../lib/concurrency'
import { readJson } from '../../lib/parse-json'
import { fingerprintFolders, listFolder } from '../storyblok/read-files'

/** The hash in a demo asset's address. It depends on the name alone, so that a replaced picture keeps its address. */
export function assetHash(name: string): string {
  return createHash('sha1').update(name).digest('hex').slice(0, 10)
}

/** A demo asset's number, from its name; a 32-bit column holds it. */
export function assetId(name: string): number {
  return createHash('sha1').update(name).digest().readUInt32BE(0) % 2_000_000_000
}

/** A demo asset's address in content: one of the content provider, which the site rewrites to its asset host (spec 5). */
export function assetAddress(name: string, width: number, height: number): string {
  return `https://a.storyblok.com/f/1/${width}x${height}/${assetHash(name)}/${encodeURIComponent(name)}`
}

/** A file that can be requested: its absolute path, and the focal point that an editor set, `800x300:801x301`, or ''. */
interface Asset {
  file: string
  focus: string
}

/** By `{hash}/{file}`. */
type AssetIndex = ReadonlyMap<string, Asset>

export interface AssetReader {
  /** Undefined when there is no such asset. */
  find(hash: string, file: string): Promise<Asset | undefined>
}

/** Finds assets in `content/assets/1/` (the CLI's format) and plain files in `content/assets/`; notices new ones. */
export function createAssetReader(contentDir: string): AssetReader {
  const folder = path.join(contentDir, 'assets')
  const folders = [folder, path.join(folder, '1')]
  let known: { fingerprint: string; index: AssetIndex } | undefined
  const read = singleFlight(async () => {
    const fingerprint = await fingerprintFolders(folders)
    if (known?.fingerprint !== fingerprint) known = { fingerprint, index: await readIndex(folder) }
    return known.index
  })
  return { find: async (hash, file) => (await read()).get(`${hash}/${file}`) }
}

async function readIndex(folder: string): Promise<AssetIndex> {
  const index = new Map<string, Asset>()
  const space = path.join(folder, '1')
  const names = await listFolder(space)
  for (const sidecar of names.filter((name) => name.endsWith('.json'))) {
    const stem = sidecar.slice(0, -'.json'.length)
    const binary = names.find((name) => name !== sidecar && path.parse(name).name === stem)
    const { address, focus } = await readSidecar(path.join(space, sidecar))
    if (binary && address) index.set(address, { file: path.join(space, binary), focus })
  }
  // Last, so that a new picture is found before it is adopted.
  for (const name of await listFolder(folder)) {
    if (path.extname(name))
      index.set(`${assetHash(name)}/${name}`, { file: path.join(folder, name), focus: '' })
  }
  return index
}

/** `{hash}/{file}` of the address in a sidecar, and its focal point. */
async function readSidecar(sidecar: string): Promise<{ address: string | undefined; focus: string }> {
  const { filename, focus } = await readJson<{ filename?: string; focus?: string | null }>(sidecar)
  return { address: filename === undefined ? undefined : endOfAddress(filename), focus: focus ?? '' }
}

/** `{hash}/{file}` of an asset's address. */
export const endOfAddress = (filename: string): string | undefined =>
  /([^/]+\/[^/]+)$/.exec(decodeURIComponent(new URL(filename).pathname))?.[1]

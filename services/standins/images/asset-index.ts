import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { singleFlight } from '../../single-flight'
import { fingerprintFolders, listFolder } from '../storyblok/read-files'
import { assetHash } from './asset-address'

/** The files that can be asked for, by `{hash}/{file}`. */
type AssetIndex = ReadonlyMap<string, string>

export interface AssetReader {
  /** The absolute path of an asset's file, undefined when there is none. */
  find(hash: string, file: string): Promise<string | undefined>
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
  const index = new Map<string, string>()
  const space = path.join(folder, '1')
  const names = await listFolder(space)
  for (const sidecar of names.filter((name) => name.endsWith('.json'))) {
    const stem = sidecar.slice(0, -'.json'.length)
    const binary = names.find((name) => name !== sidecar && path.parse(name).name === stem)
    const address = await readAddress(path.join(space, sidecar))
    if (binary && address) index.set(address, path.join(space, binary))
  }
  // Last, so that a new picture shows before it is adopted.
  for (const name of await listFolder(folder)) {
    if (path.extname(name)) index.set(`${assetHash(name)}/${name}`, path.join(folder, name))
  }
  return index
}

/** `{hash}/{file}` of the address in a sidecar. */
async function readAddress(sidecar: string): Promise<string | undefined> {
  const { filename }: { filename?: string } = JSON.parse(await readFile(sidecar, 'utf8'))
  if (filename === undefined) return undefined
  return /([^/]+\/[^/]+)$/.exec(decodeURIComponent(new URL(filename).pathname))?.[1]
}

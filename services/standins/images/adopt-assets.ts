/**
 * Turns the plain files of content/assets/ into the official CLI's format in content/assets/1/, replacing what lies
 * there: `node --import tsx services/standins/images/adopt-assets.ts`. A sidecar's texts (alt, title, copyright,
 * source, focus) are kept when the picture comes again.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { listFolder } from '../storyblok/read-files'
import { assetAddress, assetId } from './asset-address'

interface Sidecar {
  id: number
  filename: string
  short_filename: string
  alt: string
  title: string
  copyright: string
  source: string
  focus: string
  asset_folder_id: null
  is_private: boolean
  meta_data: Record<string, string>
}

const folder = path.resolve('content/assets')
const space = path.join(folder, '1')
const names = (await listFolder(folder)).filter((name) => /\.(webp|png|jpe?g|svg|gif|avif)$/i.test(name))

await mkdir(space, { recursive: true })
for (const name of names) {
  const stem = `${path.parse(name).name}_${assetId(name)}`
  const sidecarFile = path.join(space, `${stem}.json`)
  const { width, height } = await sharp(path.join(folder, name)).metadata()
  const sidecar: Sidecar = {
    alt: '',
    title: '',
    copyright: '',
    source: '',
    focus: '',
    meta_data: {},
    ...(await readSidecar(sidecarFile)),
    id: assetId(name),
    filename: assetAddress(name, width, height),
    short_filename: name,
    asset_folder_id: null,
    is_private: false,
  }
  await writeFile(sidecarFile, `${JSON.stringify(sidecar, null, 2)}\n`)
  await rename(path.join(folder, name), path.join(space, `${stem}${path.extname(name)}`))
  console.log(`${name} → ${sidecar.filename}`)
}
console.log(`${names.length} ${names.length === 1 ? 'file' : 'files'} adopted`)

async function readSidecar(file: string): Promise<Partial<Sidecar>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<Sidecar>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

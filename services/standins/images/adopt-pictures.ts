import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readJson } from '../../lib/parse-json'
import { listFolder } from '../storyblok/read-files'
import { assetAddress, assetId } from './assets'
import { isRaster } from './render-image'
import { ImageRefused } from './limits'
import { createSourceReader, measurePicture } from './picture-source'
import type { Size } from './plan-size'

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

/** What happened to each picture, in lines for the person at the command line. */
interface Adopted {
  adopted: string[]
  /** The pictures that stay where they are. */
  refused: string[]
}

/**
 * Moves the pictures in a folder of assets into its folder `1`, in the official CLI's format, and writes a description beside
 * each. One that the image service would refuse stays where it is.
 */
export async function adoptPictures(folder: string): Promise<Adopted> {
  const names = (await listFolder(folder)).filter((name) => /\.(webp|png|jpe?g|svg|gif|avif)$/i.test(name))
  const space = path.join(folder, '1')
  await mkdir(space, { recursive: true })
  const said: Adopted = { adopted: [], refused: [] }
  for (const name of names) {
    try {
      said.adopted.push(`${name} → ${await adopt(name, folder, space)}`)
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error
      said.refused.push(`${name} stays where it is. ${error.message}`)
    }
  }
  return said
}

const readSource = createSourceReader()

/** Drawings are served as they are, so that their size has no limit. */
const measure = async (file: string): Promise<Size> =>
  isRaster(file) ? readSource(file) : measurePicture(await readFile(file))

/** @returns the picture's address in content */
async function adopt(name: string, folder: string, space: string): Promise<string> {
  const { width, height } = await measure(path.join(folder, name))
  const stem = `${path.parse(name).name}_${assetId(name)}`
  const sidecarFile = path.join(space, `${stem}.json`)
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
  return sidecar.filename
}

async function readSidecar(file: string): Promise<Partial<Sidecar>> {
  try {
    return await readJson<Partial<Sidecar>>(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

import { constants } from 'node:fs'
import { copyFile, link, mkdir } from 'node:fs/promises'
import path from 'node:path'

/** Across disks, and on some file systems, only a copy works. */
const NO_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK']

/** Puts a file that never changes at a second place: as a link, which costs no space, where that works. */
export async function linkOrCopy(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  try {
    await link(source, target)
  } catch (error) {
    if (!NO_LINKS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await copyFile(source, target, constants.COPYFILE_FICLONE)
  }
}

/** What was read of a file or folder; undefined when there is none. */
export async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

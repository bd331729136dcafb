import { constants } from 'node:fs'
import { copyFile, link, mkdir } from 'node:fs/promises'
import path from 'node:path'

/** Across disks, and on some file systems, only a copy works. */
const NO_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK']

/** Copies a file that never changes: as a hard link, which takes no space, where the file system allows it. */
export async function linkOrCopy(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  try {
    await link(source, target)
  } catch (error) {
    if (!NO_LINKS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await copyFile(source, target, constants.COPYFILE_FICLONE)
  }
}

/** The result of reading a file or folder; undefined when it does not exist. */
export async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

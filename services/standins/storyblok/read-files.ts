import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../../lib/files'

export interface TextFile {
  name: string
  /** The file's name in messages: its path from the project's folder. */
  label: string
  text: string
}

/** Every `.json` file of a folder in the order of its name, or the one that is named; none when there is none. */
export async function readJsonFiles(folder: string, label: string, only?: string): Promise<TextFile[]> {
  const names = (await listFolder(folder)).filter((name) =>
    only === undefined ? name.endsWith('.json') : name === only,
  )
  return Promise.all(
    names.map(async (name) => ({
      name,
      label: `${label}/${name}`,
      text: await readFile(path.join(folder, name), 'utf8'),
    })),
  )
}

/** A text that changes when a file of the folders is added, removed or written. */
export async function fingerprintFolders(folders: readonly string[]): Promise<string> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const names = await listFolder(folder)
      return Promise.all(
        names.map(async (name) => {
          const { mtimeMs, size } = await stat(path.join(folder, name))
          return `${folder}/${name}:${mtimeMs}:${size}`
        }),
      )
    }),
  )
  return lists.flat().join('\n')
}

/** The names in a folder in order; none when it does not exist. */
export async function listFolder(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder)))?.sort() ?? []
}

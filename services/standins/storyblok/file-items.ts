import path from 'node:path'
import { parseJson } from '../../lib/parse-json'
import { type FileItem, type Kind, liveForm } from './items'
import { readJsonFiles, type TextFile } from './read-files'
import { isJsonObject, type JsonObject } from './space'

/** The items of one kind in the files, and the files that cannot be read: no item is left out silently. */
export interface FileItems {
  items: FileItem[]
  problems: string[]
}

interface FileKind {
  /** Below content/; a missing folder counts as empty. The first one is where the kind's own files are. */
  folders: readonly string[]
  /** The one file that holds all items of the kind; undefined: other names are files of single items, or of several. */
  list?: string
}

const MODEL = 'components/1'

export const FILE_KINDS: Readonly<Record<Kind, FileKind>> = {
  story: { folders: ['stories/1', 'published/1'] },
  component: { folders: [MODEL], list: 'components.json' },
  component_group: { folders: [MODEL], list: 'groups.json' },
  preset: { folders: [MODEL], list: 'presets.json' },
  internal_tag: { folders: [MODEL], list: 'tags.json' },
  datasource: { folders: ['datasources/1'] },
  asset: { folders: ['assets/1'] },
  asset_folder: { folders: ['assets/1/folders'] },
}

/** Reads the items of a kind from the content folder. */
export async function readFileItems(contentDir: string, kind: Kind): Promise<FileItems> {
  const { folders, list } = FILE_KINDS[kind]
  const problems: string[] = []
  const [own = [], twins = []] = await Promise.all(
    folders.map(async (folder) => {
      const files = await readJsonFiles(path.join(contentDir, folder), `content/${folder}`, list)
      return files.flatMap((file) => parse(file, kind, problems))
    }),
  )
  if (kind !== 'story') return { items: own.map((item) => ({ ...item, live: null })), problems }
  const twinOf = new Map(twins.map((twin) => [twin.file, twin.draft]))
  const items = own.map((item) => {
    const live = liveForm(item.draft, twinOf.get(item.file))
    if (live === undefined)
      problems.push(`${item.label}: has unpublished changes but no published form in content/published/1/`)
    return { ...item, live: live ?? null }
  })
  return { items, problems }
}

/** The objects of a file, which holds one story, or one or several of another kind. */
function parse({ name, label, text }: TextFile, kind: Kind, problems: string[]): Omit<FileItem, 'live'>[] {
  try {
    const value = parseJson(text)
    const isList = kind !== 'story' && Array.isArray(value)
    return (isList ? value : [value]).map((draft: unknown) => {
      if (!isJsonObject(draft))
        throw new Error(`must hold one ${kind} object${kind === 'story' ? '' : ' or a list of them'}`)
      return { id: idOf(draft), draft, label, file: name }
    })
  } catch (error) {
    problems.push(`${label}: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
}

function idOf({ id }: JsonObject): number {
  if (typeof id !== 'number' || !Number.isInteger(id)) throw new Error('"id" must be a whole number')
  return id
}

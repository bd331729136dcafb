import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** What the site's scripts are made of, files and folders below the project's folder. */
export const CODE = ['src', 'shared', 'gatsby', 'package.json', 'package-lock.json', 'tsconfig.json']
/** What a build is made of: the content and the pictures as well. */
const SOURCES = [...CODE, 'content', 'static']

/** Files that the Storyblok CLI writes beside the content, generated types and tests: none of them changes the built site. */
const IGNORED = /(^content\/(types|logs|reports)\/)|(\.gen\.d\.ts$)|(\.test\.tsx?$)|(\/\.)/

/**
 * A text that changes when anything a build is made of changes: file names, file contents, and the given values
 * (addresses and tokens the build reads from the environment).
 * @param sources files and folders that count, beside Gatsby's own files in the project's folder
 */
export async function fingerprint(
  rootDir: string,
  values: Readonly<Record<string, string>>,
  sources: readonly string[] = SOURCES,
): Promise<string> {
  const hash = createHash('sha256')
  const files = await listSources(rootDir, sources)
  const digests = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(rootDir, file))
      return `${file}:${createHash('sha256').update(bytes).digest('hex')}`
    }),
  )
  for (const digest of digests) hash.update(`${digest}\n`)
  for (const name of Object.keys(values).sort()) hash.update(`${name}=${values[name]}\n`)
  return hash.digest('hex')
}

async function listSources(rootDir: string, sources: readonly string[]): Promise<string[]> {
  const roots = (await readdir(rootDir)).filter(
    (name) => sources.includes(name) || /^gatsby-.+\.tsx?$/.test(name),
  )
  const lists = await Promise.all(roots.map((name) => listFiles(rootDir, name)))
  return lists.flat().sort()
}

async function listFiles(rootDir: string, name: string): Promise<string[]> {
  const start = path.join(rootDir, name)
  if (path.extname(name)) return [name]
  const entries = await readdir(start, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(rootDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !IGNORED.test(file))
}

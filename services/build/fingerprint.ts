import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../host/config/config'

/** Files and folders that the site's scripts are made of, below the project's folder. */
const CODE = ['src', 'shared', 'gatsby', 'package.json', 'package-lock.json', 'tsconfig.json']
/** A build reads the content and the pictures as well. */
const SOURCES = [...CODE, 'content', 'static']

/**
 * What belongs to the content and not to the code: stories and datasources, which the version of the content counts, and what the
 * Storyblok CLI writes beside them: folders of other spaces, for logs and more, and lists of numbers.
 */
const CONTENT_FILES = /^content\/((?!(assets|components)\/1\/|catalogue\/)|.+\.jsonl$)/

/** Tests and generated types, which do not change the built site either. */
const IGNORED = /(\.gen\.d\.ts$)|(\.test\.tsx?$)|(\/\.)/

/** So many characters of a fingerprint distinguish releases. */
const RELEASE_LENGTH = 12

/**
 * A text that changes when anything a build is made of changes: file names, file contents, and the given values
 * (addresses and tokens that the build reads from the environment).
 */
export const fingerprint = (rootDir: string, values: Readonly<Record<string, string>>): Promise<string> =>
  fingerprintOf(rootDir, SOURCES, values)

/** The configuration with the name of the release: RELEASE, or one that changes with the site's code and not with its content. */
export const withRelease = async (config: Config, rootDir: string): Promise<Config> => ({
  ...config,
  release: config.release || (await fingerprintOf(rootDir, CODE)).slice(0, RELEASE_LENGTH),
})

/** @param sources files and folders that count, beside Gatsby's own files in the project's folder */
async function fingerprintOf(
  rootDir: string,
  sources: readonly string[],
  values: Readonly<Record<string, string>> = {},
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
    .filter((file) => !CONTENT_FILES.test(file) && !IGNORED.test(file))
}

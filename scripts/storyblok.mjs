/**
 * The official Storyblok CLI on the files of this project: `npm run storyblok -- stories pull --space SPACE`. The CLI reads and writes
 * folders that are named after the space. Here they lead to the folders that the build reads, whatever space is named, so that git shows
 * what a pull has changed. The CLI's logs and reports stay in `.storyblok/`, which git ignores.
 */
import { appendFile, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { begin } from './lib/begin.mjs'
import { bin, root } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

/** The folders of `content/` that the CLI knows, and the space after which the folders in them are named. */
const KINDS = ['assets', 'components', 'datasources', 'stories']
const OWN_SPACE = '1'
const PRELOAD = pathToFileURL(path.join(root, 'services/standins/storyblok/transfer/cli-preload.mjs')).href

/** The space that the arguments name; undefined where they name none. */
const spaceOf = (args) => {
  const at = args.findIndex((arg) => /^(-s|--space)(=|$)/.test(arg))
  return at < 0 ? undefined : (args[at].split('=')[1] ?? args[at + 1])
}

/** A folder in which every kind has a folder of the space and of the own one, both the one that the build reads. */
async function storageOf(space) {
  const storage = path.join(root, '.storyblok', space)
  for (const kind of KINDS) {
    await mkdir(path.join(storage, kind), { recursive: true })
    for (const name of new Set([OWN_SPACE, space])) {
      const target = path.join(root, 'content', kind, OWN_SPACE)
      await symlink(target, path.join(storage, kind, name), 'junction').catch((error) => {
        if (error.code !== 'EEXIST') throw error
      })
    }
  }
  return storage
}

/** Ends every file with a line break, as all files of the project do: the CLI leaves it out, and git would show each file as changed. */
async function endLines() {
  for (const kind of KINDS) {
    const folder = path.join(root, 'content', kind, OWN_SPACE)
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json'))) {
      const file = path.join(folder, name)
      if (!(await readFile(file, 'utf8')).endsWith('\n')) await appendFile(file, '\n')
    }
  }
}

const args = process.argv.slice(2)
if (args.some((arg) => /^(-p|--path)(=|$)/.test(arg))) {
  console.error('Leave out --path: this command reads and writes the content that the build reads.')
  process.exit(1)
}
const space = spaceOf(args)
if (space !== undefined && !/^\d+$/.test(space)) {
  console.error(
    `--space takes the number of a space, and "${space}" is none. It is in Storyblok under Settings, General.`,
  )
  process.exit(1)
}
await begin()
const storage = space === undefined ? [] : ['--path', await storageOf(space)]
const { code } = await runNode(['--import', PRELOAD, bin('storyblok'), ...args, ...storage], { isLive: true })
await endLines()
process.exit(code)

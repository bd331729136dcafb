import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

const lines = (text) => text.split('\n').filter(Boolean)

async function git(...args) {
  const { code, stdout } = await run('git', args)
  return code === 0 ? lines(stdout) : []
}

/**
 * The files that differ from the commit where this branch left the main branch, including uncommitted changes.
 * @param {string} [base] a branch or commit, instead of the main branch
 */
export async function readChange(base) {
  for (const branch of base ? [base] : ['origin/main', 'main']) {
    const [since] = await git('merge-base', 'HEAD', branch)
    if (!since) continue
    const [tracked, untracked] = await Promise.all([
      git('diff', '--name-only', '--no-renames', since),
      git('ls-files', '--others', '--exclude-standard'),
    ])
    return { branch, files: [...tracked, ...untracked] }
  }
  throw new Error(
    `There is no ${base ?? 'origin/main and no main'} to compare with: npm test -- --changed takes a branch or a commit.`,
  )
}

/** The files that were not deleted. */
const present = (files) => files.filter((file) => existsSync(path.join(root, file)))

const MODULE = /\.(ts|tsx|mts)$/

/**
 * The files whose tests a change concerns: itself, and the modules that read a changed file from the disk, which vitest does
 * not see. They name its folder or itself.
 */
export async function concerned(files) {
  const names = files.filter((file) => !MODULE.test(file)).flatMap(namesOf)
  if (names.length === 0) return present(files)
  const terms = [...new Set(names)].flatMap((name) => ['-e', name])
  const readers = await git(
    'grep',
    '-lF',
    '--untracked',
    ...terms,
    '--',
    ...['gatsby', 'scripts', 'services', 'shared', 'src', 'bench'],
  )
  return present([...new Set([...files, ...readers.filter((file) => MODULE.test(file))])])
}

function namesOf(file) {
  const [top, second] = file.split('/')
  if (top === 'content') return [`content/${second}`]
  return [path.posix.basename(file), `'${path.posix.basename(path.posix.dirname(file))}'`]
}

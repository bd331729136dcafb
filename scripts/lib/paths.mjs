import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cp, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The arguments for Node that run an installed package's command, on every platform. */
export function bin(packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin: commands } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = typeof commands === 'string' ? commands : commands[command]
  return path.join(folder, file)
}

const temporary = new Set()
process.once('exit', () => temporary.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A new folder that is removed when this process ends, if not before. */
export function temporaryFolder(prefix) {
  const folder = mkdtempSync(path.join(os.tmpdir(), prefix))
  temporary.add(folder)
  return folder
}

/** Folders that are not copied: a copy builds them itself, or links to them. */
const LEFT_BEHIND = ['.git', '.cache', '.data', 'node_modules', 'public', 'test-results']

/** Copies the project into a temporary folder, with a link to its packages, so that a test can change its files. */
export async function copyProject(prefix) {
  const folder = temporaryFolder(prefix)
  const isCopied = (source) => !LEFT_BEHIND.includes(path.relative(root, source))
  await cp(root, folder, { recursive: true, filter: isCopied })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

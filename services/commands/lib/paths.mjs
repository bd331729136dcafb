import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

/** The arguments for Node that run an installed package's command, on every platform. */
export function bin(packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin: commands } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = typeof commands === 'string' ? commands : commands[command]
  return path.join(folder, file)
}

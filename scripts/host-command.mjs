/**
 * Commands that work on the database beside a running host: `npm run catalogue:import FILE` updates the shop's products, bundles or promo
 * codes from a JSON file; `npm run content:pull` writes what was edited in the embedded space to content/; `npm run person:export EMAIL` and `npm run person:erase EMAIL` write and erase what is stored about a person.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { begin, registerTypeScript } from './lib/begin.mjs'
import { root } from './lib/paths.mjs'

const [, , command, argument] = process.argv
await begin({ hostOnly: true })
await registerTypeScript()
const { importCommand } = await import('../services/shop/import-command.ts')
const { pullCommand } = await import('../services/standins/storyblok/pull-command.ts')
const { eraseCommand, exportCommand } = await import('../services/privacy/person-command.ts')
const context = { rootDir: root, env: process.env, say: console.log }
const COMMANDS = {
  'catalogue:import': () => importCommand({ ...context, file: argument }),
  'content:pull': () => pullCommand(context),
  'person:export': () => exportCommand({ ...context, email: argument }),
  'person:erase': () => eraseCommand({ ...context, email: argument }),
}
try {
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
  await COMMANDS[command]()
  process.exit(0)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

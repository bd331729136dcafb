/**
 * Commands that work beside a running host: `npm run catalogue:import FILE` updates the shop's products, bundles or promo codes from a
 * JSON file; `npm run content:push` and `npm run content:pull` move content between content/ and a space; `npm run release` lists, promotes and rolls
 * back releases; `npm run person:export EMAIL` and `npm run person:erase EMAIL` write and erase what is stored about a person.
 * `npm run content:check` checks the published content by the rules of the build, and ends with 1 if an error would stop it.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { begin, registerTypeScript } from './lib/begin.mjs'
import { root } from './lib/paths.mjs'

const [, , command, ...args] = process.argv
const [argument] = args
// The Storyblok CLI is a package that a host does without.
await begin({ hostOnly: command !== 'content:push' })
await registerTypeScript()
const context = { rootDir: root, env: process.env, say: console.log }
const transfer = () => import('../services/standins/storyblok/transfer/commands.ts')
/** Each loads its own code only. */
const COMMANDS = {
  'content:check': async () =>
    (await import('../services/build/content-check-command.ts')).contentCheckCommand({ ...context, args }),
  'catalogue:import': async () =>
    (await import('../services/shop/import-command.ts')).importCommand({ ...context, file: argument }),
  'content:push': async () => (await transfer()).contentPushCommand({ ...context, args, ask: asker() }),
  'content:pull': async () => (await transfer()).contentPullCommand({ ...context, args, ask: asker() }),
  release: async () =>
    (await import('../services/publishing/release-command.ts')).releaseCommand({
      ...context,
      args,
      now: new Date(),
    }),
  'person:export': async () =>
    (await import('../services/privacy/person-command.ts')).exportCommand({ ...context, email: argument }),
  'person:erase': async () =>
    (await import('../services/privacy/person-command.ts')).eraseCommand({ ...context, email: argument }),
}
/** Asks whoever is at the terminal; undefined where nobody is. */
function asker() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    return terminal.question(question).finally(() => terminal.close())
  }
}

try {
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
  process.exit((await COMMANDS[command]()) ?? 0)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

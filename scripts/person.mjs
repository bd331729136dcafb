/** `npm run person:export EMAIL` and `npm run person:erase EMAIL`: what is kept about somebody, and forgetting it. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { begin } from './lib/begin.mjs'
import { root } from './lib/paths.mjs'

await begin({ hostOnly: true })
for (const format of ['esm', 'cjs']) (await import(`tsx/${format}/api`)).register()
const { eraseCommand, exportCommand } = await import('../services/privacy/person-command.ts')
const [, , what, email] = process.argv
try {
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
  const run = what === 'erase' ? eraseCommand : exportCommand
  await run({ email, rootDir: root, env: process.env, say: console.log })
  process.exit(0)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

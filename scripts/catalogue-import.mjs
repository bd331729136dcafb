/** `npm run catalogue:import FILE`: brings the shop's products, bundles or promo codes up to date with a JSON file. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { begin } from './lib/begin.mjs'
import { root } from './lib/paths.mjs'

await begin({ hostOnly: true })
const { register } = await import('tsx/esm/api')
register()
const { importCommand } = await import('../services/shop/import-command.ts')
try {
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
  await importCommand({ file: process.argv[2], rootDir: root, env: process.env, say: console.log })
  process.exit(0)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

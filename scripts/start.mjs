/** `npm start`: the whole product on one origin, on a bare machine; `npm run dev`: with hot reload. */
import { begin } from './lib/begin.mjs'

await begin({ hostOnly: process.argv.includes('--no-build') })
// Services are ES modules; the files they import from src/ are CommonJS and use `require`.
for (const format of ['esm', 'cjs']) (await import(`tsx/${format}/api`)).register()
await import('../services/host/main.ts')

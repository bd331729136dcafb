/** `npm start`: the whole product on one origin, on a bare machine; `npm run dev`: with hot reload. */
import { begin } from './lib/begin.mjs'

await begin({ hostOnly: process.argv.includes('--no-build') })
// Services are modules; what they take from src/ is not, and asks for its parts by `require`.
for (const format of ['esm', 'cjs']) (await import(`tsx/${format}/api`)).register()
await import('../services/host/main.ts')

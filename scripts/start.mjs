/** `npm start`: the whole product on one origin, on a bare machine; `npm run dev`: with hot reload. */
import { begin, registerTypeScript } from './lib/begin.mjs'

await begin({ hostOnly: process.argv.includes('--no-build') })
await registerTypeScript()
await import('../services/host/main.ts')

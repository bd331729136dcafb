/** `npm start`: the whole product on one origin, on a bare machine. */
import { install } from './lib/install.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'

stopWithNpm()
await install()
// Services are modules; what they take from src/ is not, and asks for its parts by `require`.
for (const format of ['esm', 'cjs']) (await import(`tsx/${format}/api`)).register()
await import('../main.ts')

/** `npm start`: the whole product on one origin, on a bare machine. */
import { install } from './lib/install.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'

stopWithNpm()
await install()
const { register } = await import('tsx/esm/api')
register()
await import('../main.ts')

import { setMaxListeners } from 'node:events'
import { KINDS } from './kinds'

// Two hundred hostile clients of one kind, in a process of their own so that they do not slow the measured shopper down:
// node --import tsx attack.ts <kind> <origin> <clients>. Runs until it is killed.

const [, , name, origin = '', clients] = process.argv
const kind = KINDS.find((candidate) => candidate.name === name)
if (!kind) throw new Error(`There is no attack "${name}".`)

const over = new AbortController()
setMaxListeners(0, over.signal)
await Promise.all(
  Array.from({ length: Number(clients) }, (_, at) =>
    kind.run({ origin, address: `203.0.113.${at}`, signal: over.signal }),
  ),
)

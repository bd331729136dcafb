// Mozilla's scanner, in a process of its own so that it trusts the certificates of NODE_EXTRA_CA_CERTS.
// node scan.mjs FOLDER ADDRESS…: one line of JSON for each address, such as localhost:8443/za/.
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder, ...addresses] = process.argv.slice(2)
const { scan } = await import(
  pathToFileURL(path.join(folder, 'node_modules/@mdn/mdn-http-observatory/src/index.js')).href
)
for (const address of addresses) {
  const { scan: summary, tests } = await scan(address)
  const found = Object.entries(tests).map(([name, { result, scoreModifier }]) => ({
    name,
    result,
    scoreModifier,
  }))
  console.log(JSON.stringify({ address, grade: summary.grade, score: summary.score, tests: found }))
}
process.exit(0)

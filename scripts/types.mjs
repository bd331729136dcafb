/**
 * Writes what is generated from contracts: the types of the content model and of the shop API, and the tables of blocks. npm runs it
 * after every install, and every other command does the same when it begins.
 */
import { writeGenerated } from './generated/index.mjs'

try {
  const files = await writeGenerated()
  console.log(
    files.length > 0
      ? files.map((file) => `${file} written`).join('\n')
      : 'All generated files are up to date.',
  )
} catch (error) {
  console.error(error.message)
  // Packages must be installable while a source is being changed: npm would remove all of them again.
  process.exitCode = process.env.npm_lifecycle_event === 'prepare' ? 0 : 1
}

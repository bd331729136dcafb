import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

/** The checks that look at the code without running the product. Each answers what `run` answers. */
export const staticChecks = [
  ['formatting', () => runNode([bin('prettier'), '--check', '--log-level', 'warn', '.'])],
  ['lint', () => runNode([bin('eslint'), '--max-warnings', '0', '.'])],
  ['generated types up to date', () => runNode(['services/commands/types.mjs', '--check'])],
  ['types', () => runNode([bin('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json'])],
  ['unused code', () => runNode([bin('knip'), '--no-progress'])],
]

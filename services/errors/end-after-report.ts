import { describeError } from '../host/log'
import type { createReporter } from './reporter'

/** Milliseconds that a process which has to end waits for its last report. */
const PATIENCE = 2_000

/**
 * What nobody caught ends the process as Node itself would, once it is reported: said on stderr, with code 1. Rejections that nobody
 * handled come here too.
 */
export function endAfterReport({ report, flush }: ReturnType<typeof createReporter>): void {
  process.once('uncaughtException', (thrown: unknown, origin) => {
    console.error(thrown)
    report({ level: 'fatal', sentence: `The process ends: ${origin}.`, error: describeError(thrown) })
    void flush(PATIENCE).finally(() => process.exit(1))
  })
}

import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface GatsbyRun {
  rootDir: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
  logFile: string
  onLine(line: string): void
  /** Aborting ends Gatsby and everything it started. */
  signal: AbortSignal
}

/** How many of the log's last lines explain a failure. */
const EXPLAINING_LINES = 40

/** Gatsby ended with an error. The message holds its last words and where the rest is. */
class GatsbyError extends Error {}

/** Runs the Gatsby command line to its end, its output going to a log. Rejects with its last words when it fails. */
export async function runGatsby({ rootDir, args, env, logFile, onLine, signal }: GatsbyRun): Promise<void> {
  await mkdir(path.dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile)
  const child = spawn(process.execPath, [path.join(rootDir, 'node_modules/gatsby/cli.js'), ...args], {
    cwd: rootDir,
    env: { ...process.env, ...env, GATSBY_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const stop = () => stopGroup(child)
  signal.addEventListener('abort', stop, { once: true })

  const lines: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    output.pipe(log, { end: false })
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line)
      onLine(line)
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  log.end()
  signal.removeEventListener('abort', stop)
  if (code !== 0) {
    const reason = lines.slice(-EXPLAINING_LINES).join('\n')
    throw new GatsbyError(`gatsby ${args.join(' ')} failed:\n${reason}\nThe whole log is in ${logFile}.`)
  }
}

/** Gatsby runs workers of its own: the whole group has to end, and quickly. */
function stopGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

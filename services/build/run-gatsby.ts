import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { readLogLine, type LogEntry } from './gatsby-log'

export interface GatsbyRun {
  rootDir: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
  logFile: string
  onEntry(entry: LogEntry): void
  /** Aborting ends Gatsby and everything it started. */
  signal: AbortSignal
}

/** How many of the log's last entries explain a failure that Gatsby has no error for. */
const EXPLAINING_ENTRIES = 20

/** Gatsby ended with an error. The message holds its reasons and where the rest is. */
class GatsbyError extends Error {}

/** Of Node's, beside those this process was started with. */
const nodeOptions = (rootDir: string): string => {
  const watcher = path.join(rootDir, 'gatsby/parcel-watcher.cjs')
  // A path may hold spaces, and on Windows backslashes.
  return [process.env.NODE_OPTIONS, `--require ${JSON.stringify(watcher)}`].filter(Boolean).join(' ')
}

/** Runs the Gatsby command line to its end, its output going to a log. Rejects with its reasons when it fails. */
export async function runGatsby({ rootDir, args, env, logFile, onEntry, signal }: GatsbyRun): Promise<void> {
  await mkdir(path.dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile)
  const child = spawn(process.execPath, [path.join(rootDir, 'node_modules/gatsby/cli.js'), ...args], {
    cwd: rootDir,
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: nodeOptions(rootDir),
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_LOGGER: 'json',
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const stop = () => stopGroup(child)
  signal.addEventListener('abort', stop, { once: true })

  const entries: LogEntry[] = []
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      const entry = readLogLine(line)
      if (!entry) return
      log.write(`${entry.level === 'other' ? '' : `${entry.level} `}${entry.text}\n`)
      entries.push(entry)
      onEntry(entry)
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  log.end()
  signal.removeEventListener('abort', stop)
  if (code !== 0) {
    throw new GatsbyError(
      `gatsby ${args.join(' ')} failed.\n\n${reasons(entries)}\n\nThe whole log is in ${logFile}.`,
    )
  }
}

/** What Gatsby calls errors, each once; when it ended without a word, the last it said. */
function reasons(entries: readonly LogEntry[]): string {
  const errors = entries.filter(({ level }) => level === 'error')
  // Gatsby announces a plugin's reason with a colon even when the plugin gave it none.
  const telling = errors.filter(({ text }) => !text.endsWith(':'))
  const shown = [telling, errors, entries.slice(-EXPLAINING_ENTRIES)].find((some) => some.length > 0) ?? []
  return [...new Set(shown.map(({ text }) => text))].join('\n')
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

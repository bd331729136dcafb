import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** A message of Gatsby. */
export interface LogEntry {
  level: 'error' | 'warning' | 'success' | 'other'
  text: string
}

interface GatsbyRun {
  rootDir: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
  logFile: string
  onEntry(entry: LogEntry): void
  /** Aborting ends Gatsby and everything it started. */
  signal: AbortSignal
}

/** How many of the last entries explain a failure for which Gatsby logged no error. */
const EXPLAINING_ENTRIES = 20

/** Node's options, in addition to those of this process. */
const nodeOptions = (rootDir: string): string => {
  const preloaded = ['end-with-parent', 'parcel-watcher'].map((name) =>
    path.join(rootDir, `gatsby/${name}.cjs`),
  )
  // A path may hold spaces, and on Windows backslashes.
  const required = preloaded.map((file) => `--require ${JSON.stringify(file)}`)
  return [process.env.NODE_OPTIONS, ...required].filter(Boolean).join(' ')
}

/** Runs the Gatsby command line to its end and writes its output to a log. Rejects with Gatsby's reasons when it fails. */
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
    throw new Error(
      `gatsby ${args.join(' ')} failed.\n\n${reasons(entries)}\n\nThe whole log is in ${logFile}.`,
    )
  }
}

/** Gatsby's errors, each once; the last entries where it ended without one. */
function reasons(entries: readonly LogEntry[]): string {
  const errors = entries.filter(({ level }) => level === 'error')
  // Gatsby announces a plugin's reason with a colon even when the plugin gave it none.
  const informative = errors.filter(({ text }) => !text.endsWith(':'))
  const shown =
    [informative, errors, entries.slice(-EXPLAINING_ENTRIES)].find((some) => some.length > 0) ?? []
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

const LEVELS: Readonly<Record<string, LogEntry['level']>> = {
  ERROR: 'error',
  WARNING: 'warning',
  SUCCESS: 'success',
  ACTIVITY_SUCCESS: 'success',
}

interface GatsbyEvent {
  type?: unknown
  payload?: { level?: string; text?: string; filePath?: string }
}

/**
 * Reads one line of the log that Gatsby writes with GATSBY_LOGGER=json. Lines that are not Gatsby's own are taken as they are.
 * Undefined for events that only concern programs.
 */
export function readLogLine(line: string): LogEntry | undefined {
  const event = parse(line)
  if (!event) return line.trim() ? { level: 'other', text: line } : undefined
  const { level = '', text = '', filePath } = event.payload ?? {}
  if (event.type !== 'LOG' || !text.trim()) return undefined
  const place = filePath && !text.includes(filePath) ? `\n${filePath}` : ''
  return { level: LEVELS[level] ?? 'other', text: `${text.trim()}${place}` }
}

/** One of Gatsby's own events; undefined for any other line, another program's JSON included. */
function parse(line: string): GatsbyEvent | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const event = JSON.parse(line) as GatsbyEvent
    return typeof event.type === 'string' ? event : undefined
  } catch {
    return undefined
  }
}

/** How often a long build reports that it still runs. */
const INTERVAL_MS = 5_000

/** Turns Gatsby's log into a line every few seconds: how long it has taken and which step was finished last. Warnings are passed on. */
export function reportProgress(say: (line: string) => void) {
  const start = Date.now()
  let last = 'starting'
  const seconds = () => Math.round((Date.now() - start) / 1000)
  say('Building the site. The first build takes about a minute, later ones less.')
  const timer = setInterval(() => say(`  ${seconds()} s: ${last}`), INTERVAL_MS)
  return {
    onEntry({ level, text }: LogEntry) {
      if (level === 'success') last = text
      if (level === 'warning') say(`  warning: ${text}`)
    },
    end() {
      clearInterval(timer)
      say(`  ${seconds()} s in all`)
    },
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from '../host/config/environment'
import type { ContentBuild } from './build-site'
import type { BuildMessage, BuildRequest } from './main'

/** The heap of each process of a build; 2,000 stories need half of it. */
const HEAP_MB = 2048
const LONGEST_MINUTES = 15
/** Visitors come first: the system gives a build what they leave (nice, POSIX). */
const NICENESS = 10
/** Time to end in order before the process is killed, in ms. */
const PATIENCE_MS = 5_000

const HERE = path.dirname(fileURLToPath(import.meta.url))
const MAIN = path.join(HERE, 'main.ts')

export interface ProcessRequest extends BuildRequest {
  /** The environment of the host, which the build reads its configuration from. */
  env: Environment
  /** Called with each line that the build has for its operator. */
  say(line: string): void
  /** Aborting ends the build, which then publishes nothing. */
  signal: AbortSignal
}

/**
 * Builds and publishes changed content in a process of its own, at low priority and within limits of memory and time. Whatever happens
 * to that process, the host goes on. Rejects with a sentence where the build did not finish.
 */
export async function buildAside({ env, say, signal, ...request }: ProcessRequest): Promise<ContentBuild> {
  const child = start(env)
  let isTooLong = false
  const stop = () => end(child)
  signal.addEventListener('abort', stop, { once: true })
  const limit = setTimeout(() => {
    isTooLong = true
    stop()
  }, LONGEST_MINUTES * 60_000)
  let result: ContentBuild | { failed: string } | undefined
  child.on('message', (message: BuildMessage) => {
    if ('said' in message) say(message.said)
    else result = 'ended' in message ? message.ended : message
  })
  child.send(request)
  if (signal.aborted) stop()
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  clearTimeout(limit)
  signal.removeEventListener('abort', stop)
  if (result && 'outcome' in result) return result
  if (isTooLong) throw new Error(`The build took longer than ${LONGEST_MINUTES} minutes and was stopped.`)
  throw new Error(
    result?.failed ??
      `The build ended without an answer (${killedBy ?? `code ${code}`}). It may use ${HEAP_MB} MB of memory: does the machine have them?`,
  )
}

function start(env: Environment): ChildProcess {
  const node = [process.execPath, '--import', 'tsx', MAIN]
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['nice', '-n', String(NICENESS), ...node]
  const limited = [env.NODE_OPTIONS, `--max-old-space-size=${HEAP_MB}`].filter(Boolean).join(' ')
  return spawn(command, args, {
    cwd: HERE,
    env: { ...env, NODE_OPTIONS: limited },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

function end(child: ChildProcess): void {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref()
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onFreePort } from '../free-port'

const ROOT = path.join(import.meta.dirname, '../..')
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url))

export interface ApiProcess {
  /** Such as `http://127.0.0.1:49152`. */
  origin: string
  pid: number
  stop(): Promise<void>
  /** Ends it at once, whatever it is doing. */
  kill(): Promise<void>
}

/** Runs serve.ts in a process of its own. Rejects with what it wrote when it ends before it is ready. */
export const startApiProcess = (env: Record<string, string>): Promise<ApiProcess> =>
  onFreePort((port) => startOn(String(port), env))

async function startOn(port: string, env: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVE], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let written = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk.toString()
      if (written.includes('Ready on')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`The shop API ended before it was ready:\n${written}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

import { fileURLToPath } from 'node:url'
import { onFreePort } from '../../lib/free-port'
import { startProcess } from '../../testing/process'

const SERVE = fileURLToPath(new URL('../serve.ts', import.meta.url))

export interface ApiProcess {
  /** Such as `http://127.0.0.1:49152`. */
  origin: string
  pid: number
  stop(): Promise<void>
  /** Kills the process at once. */
  kill(): Promise<void>
}

/** Runs serve.ts in its own process. Rejects with its output when it ends before it is ready. */
export const startApiProcess = (env: Record<string, string>): Promise<ApiProcess> =>
  onFreePort((port) => startOn(String(port), env))

async function startOn(port: string, env: Record<string, string>): Promise<ApiProcess> {
  const { pid, end } = await startProcess([SERVE], { ...env, PORT: port })
  return {
    origin: `http://127.0.0.1:${port}`,
    pid,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

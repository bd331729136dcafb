import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

export interface TestProcess {
  pid: number
  /** Resolves once it has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}

/**
 * Runs TypeScript in a process of its own. Rejects with what it wrote when it ends before it has written "Ready".
 * @param args of Node: a file, or `--eval` and code
 * @param cwd the folder it runs in: this project's, or that of a copy
 */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  cwd = ROOT,
): Promise<TestProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let written = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk.toString()
      if (written.includes('Ready')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`${args.join(' ')} ended before it was ready:\n${written}`)))
  })
  return {
    pid: child.pid ?? 0,
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}

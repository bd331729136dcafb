import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface TestProcess {
  pid: number
  /** Resolves once it has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}

/**
 * Runs TypeScript in a process of its own. Rejects with what it wrote when it ends before it has written "Ready".
 * @param args of Node: a file, or `--eval` and code
 * @param cwd the folder of this project, or of a copy of it
 */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  cwd = process.cwd(),
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

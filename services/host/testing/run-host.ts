import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'

/** Runs what `npm start` runs in a project, until the test ends. `shown` is what a person reads on the terminal. */
export function runHost(projectDir: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/host/main.ts', ...args], {
    cwd: projectDir,
    env: { PATH: process.env.PATH, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const host = {
    child,
    shown: '',
    ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
  }
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => (host.shown += text))
  }
  return host
}

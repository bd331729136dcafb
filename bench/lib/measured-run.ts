import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

const EVERY_MS = 250
const KB_PER_MB = 1000

/** A file of /proc; empty for a process that has ended. */
const readProc = (file: string): string => {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const groupOf = (pid: string): number => Number(readProc(`${pid}/stat`).split(') ')[1]?.split(' ')[2])

/** Kilobytes of one process, with its share of shared memory (Pss). */
const memoryOf = (pid: string): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0)

/** Kilobytes of all processes of a group; 0 on a machine without /proc. */
const memoryOfGroup = (group: number): number => {
  if (!existsSync('/proc')) return 0
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && groupOf(name) === group)
  return pids.reduce((sum, pid) => sum + memoryOf(pid), 0)
}

/** Runs a command to its end. @returns its duration, and the highest memory of it and its children */
export const measureRun = async (command: string, args: string[], cwd: string) => {
  const began = performance.now()
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text: Buffer) => (said += text.toString()))
  let peak = 0
  const look = setInterval(() => (peak = Math.max(peak, memoryOfGroup(child.pid ?? 0))), EVERY_MS)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearInterval(look)
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said.slice(-2000)}`)
  return {
    seconds: Math.round((performance.now() - began) / 100) / 10,
    peakMegabytes: Math.round(peak / KB_PER_MB),
  }
}

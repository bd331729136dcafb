import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

export type Measured = { seconds: number; peakMegabytes: number }

const EVERY_MS = 250
const KB_PER_MB = 1000

/** Kilobytes of one process, with its share of shared memory (Pss); 0 for a process that has ended. */
const memoryOf = (pid: string): number => {
  try {
    const pages = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
    return Number(pages?.[1] ?? 0)
  } catch {
    return 0
  }
}

const groupOf = (pid: string): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2])
  } catch {
    return 0
  }
}

/** Kilobytes of all processes of a group, from /proc; 0 on a machine without it. */
const memoryOfGroup = (group: number): number => {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && groupOf(name) === group)
    return pids.reduce((sum, pid) => sum + memoryOf(pid), 0)
  } catch {
    return 0
  }
}

/** Runs a command to its end. @returns its duration, and the highest memory of it and its children */
export const measureRun = async (command: string, args: string[], cwd: string): Promise<Measured> => {
  const began = performance.now()
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
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

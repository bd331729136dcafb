import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

const isWindows = process.platform === 'win32'
/** How long an ordered end may take before it is forced, in ms. */
const PATIENCE_MS = 10_000

const running = new Set()
let isStopping = false

/** A shell that runs a program and then writes the processor time of that program and of all it waited for. */
const COUNTING = ['-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh']

/**
 * Runs a program to its end and keeps what it writes.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, live?: boolean, uid?: number }} options `live` shows the output as it comes
 * @returns {Promise<{ code: number, output: string, stdout: string, seconds: number, processorSeconds?: number }>}
 */
export function run(program, args, { live = false, ...options } = {}) {
  const start = Date.now()
  const stdio = live ? ['inherit', 'inherit', 'inherit', 'pipe'] : ['ignore', 'pipe', 'pipe', 'pipe']
  const child = isWindows
    ? startProcess(program, args, { ...options, stdio })
    : startProcess('sh', [...COUNTING, program, ...args], { ...options, stdio })
  let [output, stdout, times] = ['', '', '']
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text
    stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
  child.stdio[3].setEncoding('utf8').on('data', (text) => (times += text))
  return new Promise((resolve) => {
    const end = (code, reason = '') => {
      const seconds = (Date.now() - start) / 1000
      // Who is told to end begins nothing more.
      if (!isStopping)
        resolve({ code, output: output + reason, stdout, seconds, processorSeconds: readTimes(times) })
    }
    child.once('error', (error) => end(1, error.message))
    child.once('close', (code) => end(code ?? 1))
  })
}

/** Runs a Node script to its end. */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/** The second line of what `times` of a shell writes: the seconds of its children, `1m2.34s 0m5.67s`. */
function readTimes(text) {
  const times = text
    .trim()
    .split('\n')[1]
    ?.matchAll(/(\d+)m([\d.,]+)s/g)
  return times && [...times].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s.replace(',', '.')), 0)
}

/** Starts a program that keeps running; it ends with this process. */
export function startProcess(program, args, { env = {}, cwd = root, uid, stdio }) {
  const options = { cwd, env: { ...process.env, ...env }, stdio, uid }
  // A group of its own: what it starts is told to end along with it.
  const child = spawn(program, args, { ...options, detached: !isWindows })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** Tells a program and all it started to end, as Ctrl-C does. Resolves once it has ended. */
export async function endProcess(child) {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  tell(child, 'SIGINT')
  await ended
}

/** Resolves once a program has written some words; rejects with all that it wrote when it ends before. */
export function untilWritten(child, words) {
  return new Promise((resolve, reject) => {
    let output = ''
    let isWritten = false
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        if (isWritten) return
        output += text
        isWritten = output.includes(words)
        if (isWritten) resolve()
      })
    child.once('error', reject)
    child.once('close', () => reject(new Error(output)))
  })
}

/**
 * Ends everything that is still running, when this process is told to end.
 * @param {() => Promise<unknown> | undefined} [before] ends in order what this process holds
 */
export function stopOnSignals(before) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, async () => {
      isStopping = true
      setTimeout(() => running.forEach((child) => tell(child, 'SIGKILL')), PATIENCE_MS).unref()
      await before?.()
      await Promise.all([...running].map(endProcess))
      process.exit(1)
    })
}

const hasEnded = ({ pid, exitCode, signalCode }) =>
  pid === undefined || exitCode !== null || signalCode !== null

function tell(child, signal) {
  if (isWindows) child.kill(signal)
  else process.kill(-child.pid, signal)
}

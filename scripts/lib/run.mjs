import { spawn } from 'node:child_process'
import net from 'node:net'
import { root } from './paths.mjs'

const isWindows = process.platform === 'win32'
/** The time for an orderly shutdown of a browser and two hosts before they are killed, in ms. */
const PATIENCE_MS = 40_000
/** A shell command that runs a program, then prints the processor time of it and its children. */
const COUNTING = ['-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh']

const running = new Set()
let isStopping = false

/**
 * Starts a program, in a group of its own: what it starts ends with it, and both with this process.
 * @param {{ env?: Record<string, string>, cwd?: string, uid?: number, stdio?: import('node:child_process').StdioOptions }} options
 */
function start(program, args, { env = {}, cwd = root, uid, stdio = ['ignore', 'pipe', 'pipe'] }) {
  const options = { cwd, env: { ...process.env, ...env }, uid, stdio, detached: !isWindows }
  const child = spawn(program, args, options)
  running.add(child)
  for (const event of ['exit', 'error']) child.once(event, () => running.delete(child))
  return child
}

/**
 * Runs a program to its end and keeps what it writes.
 * @returns {Promise<{ code: number, output: string, stdout: string, seconds: number, processorSeconds?: number }>}
 */
export function run(program, args, { isLive = false, ...options } = {}) {
  const startedAt = Date.now()
  const stdio = [...(isLive ? ['inherit', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']), 'pipe']
  const command = isWindows ? [program, args] : ['sh', [...COUNTING, program, ...args]]
  const child = start(...command, { ...options, stdio })
  const written = { stdout: '', output: '', times: '' }
  const keep = (stream, ...into) =>
    stream?.setEncoding('utf8').on('data', (text) => into.forEach((name) => (written[name] += text)))
  keep(child.stdout, 'stdout', 'output')
  keep(child.stderr, 'output')
  keep(child.stdio[3], 'times')
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: 1, output: message, stdout: '', seconds: 0 }))
    child.once('close', (code) => {
      const { times, ...output } = written
      const seconds = (Date.now() - startedAt) / 1000
      // During a shutdown this promise stays pending, so that no next step starts.
      if (!isStopping) resolve({ code: code ?? 1, ...output, seconds, processorSeconds: secondsOf(times) })
    })
  })
}

/** Runs a Node script to its end. */
export const runNode = (args, options) => run(process.execPath, args, options)

/** Reads the output of `times`: its second line counts the children, `1m2.34s 0m5.67s`. */
function secondsOf(times) {
  const parts = times.split('\n')[1]?.matchAll(/(\d+)m([\d.,]+)s/g)
  return parts && [...parts].reduce((sum, [, m, s]) => sum + m * 60 + Number(s.replace(',', '.')), 0)
}

/**
 * Starts a program that serves. Resolves once it has written some words, with what ends it; rejects with all that it wrote
 * when it ends before.
 * @returns {Promise<(signal?: string) => Promise<void>>}
 */
export function serve(program, args, words, options) {
  const child = start(program, args, options)
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        // The output is read to the end, because a full pipe would block the program.
        if (output.includes(words)) return
        output += text
        if (output.includes(words)) resolve((name) => end(child, name))
      })
    child.once('error', reject)
    child.once('close', () => reject(new Error(output)))
  })
}

/** Sends a signal, by default that of Ctrl-C. */
async function end(child, name = 'SIGINT') {
  if (!running.has(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  signal(child, name)
  await ended
}

const signal = (child, name) => (isWindows ? child.kill(name) : process.kill(-child.pid, name))

/**
 * Ends everything that is still running when this process gets a signal to end.
 * @param {() => Promise<unknown> | undefined} [before] ends in order what this process holds
 */
export function stopOnSignals(before) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, async () => {
      isStopping = true
      setTimeout(() => running.forEach((child) => signal(child, 'SIGKILL')), PATIENCE_MS).unref()
      await before?.()
      await Promise.all([...running].map(end))
      // Other listeners of the signal end this process themselves.
      if (process.listenerCount(signal) === 0) process.exit(1)
    })
}

/** A port of this machine on which nothing listens. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

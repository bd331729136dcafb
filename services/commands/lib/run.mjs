import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

const running = new Set()

/**
 * Runs a program to its end and keeps what it writes.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, live?: boolean }} options `live` shows the output as it comes
 * @returns {Promise<{ code: number, output: string, stdout: string, seconds: number }>}
 */
export function run(program, args, { env = {}, cwd = root, live = false } = {}) {
  const start = Date.now()
  return new Promise((resolve) => {
    const child = startProcess(program, args, {
      env,
      cwd,
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let stdout = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text
      stdout += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    const end = (code, reason = '') =>
      resolve({ code, output: output + reason, stdout, seconds: (Date.now() - start) / 1000 })
    child.once('error', (error) => end(1, error.message))
    child.once('close', (code) => end(code ?? 1))
  })
}

/** Runs a Node script to its end. */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/** Starts a program that keeps running; it ends with this process. */
export function startProcess(program, args, { env = {}, cwd = root, stdio }) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Ends everything that is still running, when this process is told to end. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM')
      setTimeout(() => process.exit(1), 2_000).unref()
    })
  }
}

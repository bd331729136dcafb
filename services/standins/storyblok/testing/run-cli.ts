import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeFolder } from '../../../testing/folder'
import { DEMO_MANAGEMENT_TOKEN } from '../space'

const CLI = path.resolve('node_modules/storyblok/dist/index.mjs')
const PRELOAD = path.join(import.meta.dirname, 'redirect-fetch.mjs')

/**
 * Runs the official CLI on an embedded space, with a home folder of its own. Resolves with what it printed.
 * @param url the origin of the embedded space
 */
export async function runCli(url: string, cwd: string, ...args: string[]): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    HOME: await writeFolder({}),
    SPACE_URL: url,
    STORYBLOK_LOGIN: 'editor@demo.example',
    STORYBLOK_TOKEN: DEMO_MANAGEMENT_TOKEN,
    STORYBLOK_REGION: 'eu',
    NO_COLOR: '1',
  }
  const command = ['--import', PRELOAD, CLI, ...args, '--space', '1', '--path', cwd]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, {
    cwd,
    env,
    maxBuffer: 50_000_000,
  })
  return stdout + stderr
}

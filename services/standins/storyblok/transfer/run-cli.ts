import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../../../lib/files'
import { parseJson } from '../../../lib/parse-json'
import { listFolder } from '../read-files'
import { isJsonObject } from '../space'
import { meaningOf } from './space-api'
import type { TargetSpace } from './target'

/** The kinds as the CLI names them, in the order in which they depend on each other. */
export const CLI_KINDS = ['components', 'datasources', 'assets', 'stories'] as const
export type CliKind = (typeof CLI_KINDS)[number]

const CLI = path.resolve(import.meta.dirname, '../../../../node_modules/storyblok/dist/index.mjs')
const PRELOAD = new URL('cli-preload.mjs', import.meta.url).href
/** A host that is no service of many allows more requests a second than the CLI's own limit. */
const REQUESTS_PER_SECOND = 30
const MOST_OUTPUT_BYTES = 50_000_000
const MOST_OF_ANSWER = 300
const LOGS = 'logs'

interface CliRequest {
  space: TargetSpace
  /** The folder in which the CLI has one for each kind. */
  storage: string
}

/**
 * Runs the official CLI on a space. It may fail in parts and end as if all were well: what has arrived is known by reading the space.
 * @returns what it printed, and the errors as sentences
 */
export async function runCli(
  request: CliRequest,
  args: readonly string[],
): Promise<{ output: string; errors: string[] }> {
  const { space, storage } = request
  if ((await unlessMissing(readFile(CLI))) === undefined)
    throw new Error('The Storyblok CLI is not installed, as on a host that only serves: run `npm ci` first.')
  const { spaceId, token, region, origin, isElsewhere } = space
  const env = {
    ...process.env,
    STORYBLOK_LOGIN: 'content',
    STORYBLOK_TOKEN: token,
    STORYBLOK_REGION: region,
    NO_COLOR: '1',
    ...(isElsewhere && { SPACE_URL: origin }),
  }
  const limit = isElsewhere ? ['--api-rate-limit', String(REQUESTS_PER_SECOND)] : []
  const command = ['--import', PRELOAD, CLI, ...args, '--space', spaceId, '--path', storage, ...limit]
  await rm(path.join(storage, LOGS), { recursive: true, force: true })
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: storage, env, maxBuffer: MOST_OUTPUT_BYTES }
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    )
  })
  const errors = await loggedErrors(request)
  return { output, errors: code !== 0 && errors.length === 0 ? [output.trim()] : errors }
}

/**
 * What the CLI has logged as an error in a folder, each with the thing that it is about and what the space answered. The CLI shows
 * less of it, and may end as if all were well.
 */
async function loggedErrors({ space, storage }: CliRequest): Promise<string[]> {
  const folder = path.join(storage, LOGS, space.spaceId)
  const names = (await listFolder(folder)).sort()
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.includes('"ERROR"'))
  return [...new Set(lines.map((line) => errorOf(parseJson(line), space)))]
}

function errorOf(entry: unknown, space: TargetSpace): string {
  const { message, context } = isJsonObject(entry) ? entry : {}
  const { error, context: about } = isJsonObject(context) ? context : {}
  const { httpCode: status, responseData } = isJsonObject(error) ? error : {}
  const subject = Object.entries(isJsonObject(about) ? about : {}).map(
    ([name, value]) => `${name} ${String(value)}`,
  )
  const answer = responseData === undefined ? '' : ` ${JSON.stringify(responseData).slice(0, MOST_OF_ANSWER)}`
  const meaning = typeof status === 'number' && status > 0 ? meaningOf(status, space) : String(message)
  return [...subject, meaning].join(': ') + answer
}

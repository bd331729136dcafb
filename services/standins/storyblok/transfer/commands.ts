import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Environment } from '../../../host/config/environment'
import { pullCommand, sayFiles } from '../pull-command'
import { comparePairs } from './compare'
import { type Conversation, isWanted } from './confirm'
import { readContents } from './contents'
import { readManifests } from './manifests'
import { matchContents } from './match'
import { pullDifferences } from './pull-contents'
import { type Look, pushContents, toWrite } from './push-contents'
import { readSpace } from './read-space'
import { reportDifferences } from './report'
import { readTarget } from './target'
import { translateSpace } from './translate'

interface TransferRequest extends Conversation {
  rootDir: string
  env: Environment
  args: readonly string[]
}

type Direction = 'push' | 'pull'

const NO_SPACE =
  'The embedded space reads content/ itself. For a space of Storyblok set STORYBLOK_SPACE_ID and STORYBLOK_PERSONAL_ACCESS_TOKEN (docs/setting-up-a-space.md).'

/** `npm run content:push`: brings the space that the environment names to what content/ holds. @returns the exit code */
export const contentPushCommand = (request: TransferRequest): Promise<number> => transfer('push', request)

/**
 * `npm run content:pull`: brings content/ to what the space holds: the one that the environment names with a personal access token,
 * or else the embedded one, from its database. @returns the exit code
 */
export const contentPullCommand = (request: TransferRequest): Promise<number> => transfer('pull', request)

async function transfer(direction: Direction, request: TransferRequest): Promise<number> {
  const { rootDir, env, say } = request
  const options = readOptions(direction, request.args)
  const space = readTarget(env)
  if (!space) return transferEmbedded(direction, request)
  const contentDir = path.join(rootDir, 'content')
  const storage = path.join(rootDir, '.storyblok', `content-${space.spaceId}`)
  const [pulled, staged] = [path.join(storage, 'pulled'), path.join(storage, 'pushed')]
  const look = async (): Promise<Look> => {
    const there = await readSpace({ space, folder: pulled })
    const here = await readContents(contentDir)
    const raw = matchContents(here, there, await readManifests(staged))
    return { here, raw, pairs: translateSpace(raw, { marksStale: direction === 'push' }) }
  }
  say(`Reading space ${space.spaceId} …`)
  const first = await look()
  const differences = comparePairs(first.pairs, direction)
  const target = direction === 'push' ? `space ${space.spaceId}` : 'content/'
  for (const line of reportDifferences(differences, { target, deletes: options.deletes })) say(line)
  const wanted = toWrite(differences, options.deletes)
  if (wanted.length === 0) {
    say(`Nothing to ${direction}: ${target} has everything already.`)
    return 0
  }
  if (options.isDryRun) return 0
  if (!options.isSure && !(await isWanted(request, target))) return 1
  if (direction === 'push') {
    const parts = { contentDir, space, storage: staged, deletes: options.deletes, say, look }
    return reportPush(await pushContents(parts, first), say)
  }
  const parts = { contentDir, folder: pulled, here: first.here, deletes: options.deletes }
  sayFiles(await pullDifferences(parts, wanted), say)
  return 0
}

/** The embedded space reads content/ itself; what was edited in it comes from its database. */
async function transferEmbedded(
  direction: Direction,
  { rootDir, env, args, say }: TransferRequest,
): Promise<number> {
  if (direction === 'push') throw new Error(NO_SPACE)
  if (args.length > 0) throw new Error(`${args.join(' ')} needs a space of Storyblok. ${NO_SPACE}`)
  await pullCommand({ rootDir, env, say })
  return 0
}

interface Options {
  isDryRun: boolean
  isSure: boolean
  deletes: boolean
}

function readOptions(direction: Direction, args: readonly string[]): Options {
  const is = { type: 'boolean', default: false } as const
  try {
    const { values } = parseArgs({ args: [...args], options: { 'dry-run': is, yes: is, delete: is } })
    return { isDryRun: values['dry-run'], isSure: values.yes, deletes: values.delete }
  } catch (error) {
    throw new Error(
      `npm run content:${direction} -- takes --dry-run, --yes and --delete. ${error instanceof Error ? error.message : ''}`,
      { cause: error },
    )
  }
}

function reportPush(
  { left, problems }: Awaited<ReturnType<typeof pushContents>>,
  say: (line: string) => void,
): number {
  if (left.length === 0) {
    say('Pushed: the space has everything of content/.')
    return 0
  }
  say('This has not arrived, though it was pushed:')
  for (const line of reportDifferences(left, { target: 'the space', deletes: false })) say(line)
  for (const problem of problems) say(problem)
  say('What has arrived stays. Repeat the command when the reason is gone: it pushes only what differs.')
  return 1
}

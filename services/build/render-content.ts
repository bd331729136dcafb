import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { RenderMessage, RenderRequest } from '../../gatsby/content-build/main'
import { NeedsGatsby } from './needs-gatsby'
import { listReleases, readKeptIndex, type Release, rendererFolder } from '../site/releases'

/** The file with the names of all files of the site's code. */
const CODE_STATS = '/webpack.stats.json'

/** Compiles what is required. The files of gatsby/ are no ES modules, so that the slower hooks for those are not needed. */
const TSX = createRequire(import.meta.url).resolve('tsx/cjs')

const codeOf = async ({ folder }: Release): Promise<string | undefined> =>
  (await readKeptIndex(folder))?.files.find((file) => file.path === CODE_STATS)?.hash

/**
 * The folder with the renderer for the newest release: its own, or where that came from another host, that of an earlier release with the
 * same code. Undefined where only Gatsby can build.
 * @param isOfCode whether a release is made of the code of this project
 */
export async function findRenderer(
  releasesDir: string,
  isOfCode: (release: Release) => boolean,
): Promise<{ release: string; renderer: string } | undefined> {
  const releases = (await listReleases(releasesDir)).reverse()
  const [newest] = releases
  if (!newest || !isOfCode(newest)) return undefined
  for (const release of releases) {
    const renderer = rendererFolder(release.folder)
    if (!isOfCode(release) || !existsSync(renderer)) continue
    if (release === newest || (await codeOf(release)) === (await codeOf(newest)))
      return { release: newest.folder, renderer }
  }
  return undefined
}

interface ContentRender extends RenderRequest {
  rootDir: string
  /** The environment of a build. */
  env: Readonly<Record<string, string>>
  warn(text: string): void
  /** Aborting ends the process. */
  signal: AbortSignal
}

/**
 * Makes the files that changed content changes, in a process of its own: it takes the environment and the folder of a build.
 * Resolves with the paths of files that are gone. Rejects with the reason where the content makes no site, and with NeedsGatsby where Gatsby
 * has to build the site.
 */
export async function renderContent({
  rootDir,
  env,
  warn,
  signal,
  ...request
}: ContentRender): Promise<readonly string[]> {
  const main = path.join(rootDir, 'gatsby/content-build/main.ts')
  const child = spawn(process.execPath, ['--require', TSX, main], {
    cwd: rootDir,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await answerOf(child, request, warn)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function answerOf(child: ChildProcess, request: RenderRequest, warn: (text: string) => void) {
  let answer: RenderMessage | undefined
  child.on('message', (message: RenderMessage) => {
    if ('warning' in message) warn(message.warning)
    else answer = message
  })
  child.send(request)
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (!answer || 'warning' in answer)
    throw new Error(
      `The renderer of changed content ended without an answer (${killedBy ?? `code ${code}`}).`,
    )
  if ('failed' in answer) throw new Error(answer.failed)
  if ('needsGatsby' in answer) throw new NeedsGatsby(answer.needsGatsby)
  return answer.removed
}

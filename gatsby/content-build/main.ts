import path from 'node:path'
import { NeedsGatsby } from '../../services/build/needs-gatsby'
import { buildContent } from './build-content'
import { collectPages } from './collect-pages'
import { readContent } from './read-content'

// The process that makes the site of changed content (services/build/render-content.ts). It runs in the project's folder with the
// environment of a build, and gets one request.

export interface RenderRequest {
  /** Folder of the last release. */
  release: string
  /** Folder of the renderer that Gatsby compiled with the code of that release. */
  renderer: string
  /** An empty folder. The files that changed are written below its `public/`. */
  directory: string
}

/** What the process answers: warnings, and at last how it ended. */
export type RenderMessage =
  | { warning: string }
  /** The paths of files that the site no longer has. */
  | { removed: readonly string[] }
  /** Why Gatsby has to build the site. */
  | { needsGatsby: string }
  /** Why the content makes no site. */
  | { failed: string }

const send = (message: RenderMessage) =>
  new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()))

async function answer({ directory, ...release }: RenderRequest): Promise<RenderMessage> {
  try {
    const data = await readContent(Number(process.env.STORYBLOK_REQUESTS_PER_SECOND))
    const collected = await collectPages(data, directory, (warning) => void send({ warning }))
    return { removed: await buildContent({ ...release, collected, target: path.join(directory, 'public') }) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return error instanceof NeedsGatsby ? { needsGatsby: reason } : { failed: reason }
  }
}

process.on('disconnect', () => process.exit(1))
process.once('message', (request: RenderRequest) => {
  void answer(request)
    .then(send)
    .finally(() => process.exit(0))
})

import { withRelease } from './fingerprint'
import { type ContentBuild, publishContent } from './build-site'
import type { GivenContent } from './content-source'
import { shopOfHost } from './shop-source'
import { readConfig } from '../host/config/config'

// The process that builds for a running host (build-process.ts). It gets one request, answers what it does and how it ended, and ends
// with its host.

/** What the host sends: where to build, and the content API and the shop API of that host. */
export interface BuildRequest {
  rootDir: string
  content: GivenContent | undefined
  /** Origin of the host on its machine. */
  origin: string
}

/** What the process answers. */
export type BuildMessage = { said: string } | { ended: ContentBuild } | { failed: string }

const send = (message: BuildMessage) =>
  new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()))

async function answer({ rootDir, content, origin }: BuildRequest, signal: AbortSignal): Promise<void> {
  try {
    const config = await withRelease(readConfig(process.env, rootDir), rootDir)
    const ended = await publishContent({
      config,
      rootDir,
      ...(content && { content }),
      openShop: async () => shopOfHost(config, origin),
      say: (said) => void send({ said }),
      signal,
    })
    await send({ ended })
  } catch (error) {
    await send({ failed: error instanceof Error ? error.message : String(error) })
  }
}

// As the host's own files: closed to other users of the machine.
process.umask(0o077)
const stopping = new AbortController()
process.on('SIGTERM', () => stopping.abort())
// The host has ended.
process.on('disconnect', () => stopping.abort())
process.once('message', (request: BuildRequest) => {
  void answer(request, stopping.signal).finally(() => process.exit(0))
})

import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { writeFolder } from '../../../testing/folder'
import { storyblokStandin } from '../index'
import { createSpaceReader } from '../space-reader'

/** Serves the files of a content space for one test. `get` follows redirects, as the clients do. */
export async function serveSpace(files: Record<string, string | object>) {
  const contentDir = await writeFolder(files)
  const app = Fastify()
  await app.register(storyblokStandin, { prefix: '/v2', reader: createSpaceReader(contentDir) })
  onTestFinished(() => app.close())
  const get = async (url: string) => {
    const answer = await app.inject({ url })
    return answer.statusCode === 301 ? app.inject({ url: String(answer.headers.location) }) : answer
  }
  return { app, contentDir, get }
}

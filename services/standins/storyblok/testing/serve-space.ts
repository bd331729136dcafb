import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { writeFolder } from '../../../testing/folder'
import { storyblokStandin } from '../index'
import { createSpaceReader } from '../space-reader'

/** Serves the files of a content space for one test. */
export async function serveSpace(files: Record<string, string | object>) {
  const contentDir = await writeFolder(files)
  const app = Fastify()
  await app.register(storyblokStandin, { prefix: '/v2', reader: createSpaceReader(contentDir) })
  onTestFinished(() => app.close())
  return { app, contentDir, get: (url: string) => app.inject({ url }) }
}

import { readdir, readFile } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import { type AddressInfo } from 'node:net'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFolder } from '../testing/folder'
import { takeSourceMaps } from './source-maps'

const SCRIPT = 'app-0123456789abcdef.js'
const MAP = {
  version: 3,
  sources: ['webpack://x/./src/a.ts'],
  names: [],
  mappings: 'AAAA',
  sourcesContent: ['a'],
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** As much of Sentry as its command line asks for when it uploads; `isThere` off refuses everything. */
let sentry: http.Server
let origin: string
let isThere: boolean
let uploads: Buffer[]
let tokens: Set<string | undefined>
beforeEach(async () => {
  uploads = []
  tokens = new Set()
  isThere = true
  const answerOf = (url: string, method: string | undefined, body: Buffer): object => {
    if (url.includes('chunk-upload') && method === 'GET')
      return {
        url: `${origin}/chunks/`,
        chunkSize: 8_388_608,
        chunksPerRequest: 64,
        maxFileSize: 1e9,
        maxRequestSize: 33_554_432,
        concurrency: 1,
        hashAlgorithm: 'sha1',
        compression: ['gzip'],
        accept: ['sources', 'artifact_bundles', 'artifact_bundles_v2'],
      }
    if (url.includes('assemble')) {
      const { chunks } = JSON.parse(body.toString()) as { chunks: string[] }
      return uploads.length > 0
        ? { state: 'ok', missingChunks: [] }
        : { state: 'not_found', missingChunks: chunks }
    }
    if (url === '/chunks/') uploads.push(body)
    return { id: '1', slug: 'acme', name: 'acme' }
  }
  sentry = http.createServer(async (request, response) => {
    tokens.add(request.headers.authorization)
    const answer = answerOf(request.url ?? '', request.method, await bodyOf(request))
    response
      .writeHead(isThere ? 200 : 403, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(sentry.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => sentry.close(resolve)))

const setUp = async () => {
  const root = await writeFolder({
    [`public/${SCRIPT}`]: 'console.log(1)',
    [`public/${SCRIPT}.map`]: JSON.stringify(MAP),
    'public/za/index.html': 'page',
    '.data/.keep': '',
  })
  const [publicDir, dataDir] = [path.join(root, 'public'), path.join(root, '.data')]
  const dsn = `${origin.replace('://', '://key@')}/1`
  const upload = { authToken: 'sntrys_secret', org: 'acme', project: 'site' }
  const errors = { embedded: false, siteDsn: dsn, hostDsn: dsn, sampleRate: 1, upload }
  const said: string[] = []
  await takeSourceMaps({ publicDir, dataDir, errors, release: 'r1', say: (line) => said.push(line) })
  return { publicDir, dataDir, said }
}

/** The bundle that was uploaded: of a form with one file, that file, unpacked. */
const bundle = () => {
  const sent = uploads[0] ?? Buffer.alloc(0)
  return gunzipSync(
    sent.subarray(sent.indexOf(Buffer.from([0x1f, 0x8b])), sent.lastIndexOf('\r\n--')),
  ).toString('latin1')
}

test('source maps are uploaded with their release, and nothing of them stays', async () => {
  const { publicDir, dataDir, said } = await setUp()
  expect(said).toEqual([])
  expect([...tokens]).toEqual(['Bearer sntrys_secret'])
  expect(bundle()).toContain(`${SCRIPT}.map`)
  expect((await readdir(publicDir)).sort()).toEqual([SCRIPT, 'za'])
  expect(await readFile(path.join(publicDir, SCRIPT), 'utf8')).toBe('console.log(1)')
  expect(await readdir(dataDir)).toEqual(['.keep'])
})

test('a Sentry that refuses them is said, stops nothing, and nothing of them stays', async () => {
  isThere = false
  const { publicDir, dataDir, said } = await setUp()
  expect(said).toEqual([expect.stringMatching(/^The source maps were not uploaded: ./)])
  expect(said.join()).not.toContain('sntrys_secret')
  expect((await readdir(publicDir)).sort()).toEqual([SCRIPT, 'za'])
  expect(await readdir(dataDir)).toEqual(['.keep'])
})

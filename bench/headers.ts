import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import https from 'node:https'
import path from 'node:path'
import { promisify } from 'node:util'
import { newestRelease } from '../services/site/releases'
import { listSiteFiles } from '../services/site/site-index'
import { type Production, startProduction } from './lib/production'
import type { Bench, Row } from './types'

const run = promisify(execFile)

/**
 * Mozilla's scanner, known as the HTTP Observatory. It is no dependency of the project, because it brings a driver for Postgres
 * that must be compiled, and downloads a list of domains when it is installed, which is not needed here.
 */
const SCANNER = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'

/** Installs the scanner in the folder of the last builds; `--ignore-scripts` omits both. */
const provideScanner = async (rootDir: string): Promise<string> => {
  const folder = path.join(rootDir, '.data', `observatory-${VERSION}`)
  const domains = path.join(folder, 'node_modules', SCANNER, 'conf/hsts-preload.json')
  if (existsSync(domains)) return folder
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{"private":true}')
  const options = ['--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...options, `${SCANNER}@${VERSION}`], { cwd: folder })
  await writeFile(domains, '{}')
  return folder
}

const PAGES = ['/', '/za/', '/za/shop/card-machines/khumo/', '/za/checkout/']

/**
 * 100 is an A+. Bonus points that apply to a page without cookies and without scripts of other sites: policy 10, resource
 * policy 10, referrer 5, framing 5. A domain in the browsers' HSTS list, which its owner enters there, gets 5 more.
 */
const FULL_SCORE = 130

/** Bytes that common proxies reserve for the headers of an answer (nginx: proxy_buffer_size). */
const ROOM_FOR_HEADERS = 4096

interface Scan {
  address: string
  grade: string
  score: number
  tests: { name: string; result: string; scoreModifier: number }[]
}

/** The addresses of all pages of the last build. */
const listPages = async (rootDir: string): Promise<string[]> => {
  const release = await newestRelease(path.join(rootDir, '.data/releases'))
  const files = release ? await listSiteFiles(release.folder) : []
  return files.flatMap(({ path: file }) =>
    /^\/za\/.*index\.html$/.test(file) ? [file.replace('index.html', '')] : [],
  )
}

const readHeaders = (address: string, ca: Buffer) =>
  new Promise<{ bytes: number; policy: string }>((resolve, reject) => {
    const request = https.get(address, { ca }, (answer) => {
      answer.resume()
      const bytes = answer.rawHeaders.join(': ').length + answer.rawHeaders.length
      resolve({ bytes, policy: String(answer.headers['content-security-policy']) })
    })
    request.once('error', reject)
  })

const scanPages = async (rootDir: string, { origin, certificateFile }: Production): Promise<Scan[]> => {
  const { host } = new URL(origin)
  const script = path.join(import.meta.dirname, 'lib/scan.mjs')
  const { stdout } = await run(
    process.execPath,
    [script, await provideScanner(rootDir), ...PAGES.map((page) => host + page)],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile } },
  )
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Scan)
}

const bench: Bench = {
  name: 'Headers: the score of Mozilla’s scanner (100 and more is A+)',
  async run({ rootDir, startHost, say }) {
    const production = await startProduction(startHost)
    try {
      const scans = await scanPages(rootDir, production)
      for (const { address, tests } of scans)
        for (const { name, result, scoreModifier } of tests)
          say(`${pathOf(address)} ${name}: ${result} ${scoreModifier}`)
      const ca = await readFile(production.certificateFile)
      const answers = await Promise.all(
        (await listPages(rootDir)).map((page) => readHeaders(production.origin + page, ca)),
      )
      return [
        ...scans.map(({ address, grade, score }): Row => ({
          what: `${pathOf(address)}: ${grade}`,
          value: score,
          unit: 'points',
          min: FULL_SCORE,
        })),
        {
          what: `largest headers of ${answers.length} pages`,
          value: Math.max(...answers.map(({ bytes }) => bytes)),
          unit: 'bytes',
          max: ROOM_FOR_HEADERS,
        },
        {
          what: 'pages with too many styles to name each',
          value: answers.filter(({ policy }) => policy.includes("'unsafe-inline'")).length,
          unit: 'pages',
          max: 0,
        },
      ]
    } finally {
      await production.stop()
    }
  },
}

/** The path of an address without a protocol. */
const pathOf = (address: string): string => new URL(`https://${address}`).pathname

export default bench

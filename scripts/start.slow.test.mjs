import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { BROWSER_FLAGS } from '../e2e/support/browser-flags'
import { provideChromium } from './lib/chromium.mjs'
import { copyProject } from './lib/paths.mjs'
import { createServerDatabase } from '../services/database/testing/on-server'
import { onFreePort } from '../services/lib/free-port'

/** The timeout: the test compiles all code of the site, on a machine that may do other work. */
const PATIENCE_MS = 600_000

/** A database on the Postgres of DATABASE_URL if that is set, because the embedded one takes several seconds to make. */
const makeDatabase = async () => {
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL) return ''
  const { databaseUrl, drop } = await createServerDatabase(DATABASE_URL)
  onTestFinished(drop)
  return databaseUrl
}

/** Runs `npm run dev`. Resolves to its address once it is ready; rejects with its output if it ends before. */
const develop = async (project, port, databaseUrl) => {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--dev'], {
    cwd: project,
    env: { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: databaseUrl },
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  let written = ''
  return new Promise((resolve, reject) => {
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text) => {
        written += text
        const [, address] = /^Ready on (\S+)$/m.exec(written) ?? []
        if (address) resolve(address)
      })
    child.once('exit', () => reject(new Error(`npm run dev ended:\n${written}`)))
  })
}

const rewrite = async (file, from, to) => {
  const pieces = (await readFile(file, 'utf8')).split(from)
  expect(pieces, `“${from}” stands in ${file} once`).toHaveLength(2)
  await writeFile(file, pieces.join(to))
}

test(
  'npm run dev gets ready where it never ran, and a changed block and a changed story show on the page that is open',
  async () => {
    const project = await copyProject('develop-')
    onTestFinished(() => rm(project, { recursive: true, force: true }))
    const databaseUrl = await makeDatabase()
    const address = await onFreePort((port) => develop(project, port, databaseUrl))
    const executablePath = await provideChromium({ isWhole: false })
    const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    page.setDefaultTimeout(180_000)
    const problems = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto(new URL('about/', address).href)
    await page.getByRole('heading', { level: 1, name: 'On the side of the counter' }).waitFor()

    const block = path.join(project, 'src/blocks/sections/faq/faq.tsx')
    await page.getByRole('heading', { name: 'Who is behind it' }).waitFor()
    await rewrite(block, '{blok.title}</SectionTitle>', '{blok.title}, and how</SectionTitle>')
    await page.getByRole('heading', { name: 'Who is behind it, and how' }).waitFor()

    const stories = path.join(project, 'content/stories/1')
    const story = readdirSync(stories).find((file) => file.startsWith('about_')) ?? ''
    await rewrite(path.join(stories, story), 'On the side of the counter', 'On your side of the counter')
    await page.getByRole('heading', { level: 1, name: 'On your side of the counter' }).waitFor()
    expect(problems).toEqual([])
  },
  PATIENCE_MS,
)

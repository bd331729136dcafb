import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { bin, copyProject } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

/** The timeout: types, lint and the contracts of all blocks, on a machine that may do other work. */
const PATIENCE_MS = 600_000

test(
  'a new band, hero and card pass types, lint, formatting and the contracts of all blocks at once',
  async () => {
    const project = await copyProject('new-block-')
    onTestFinished(() => rm(project, { recursive: true, force: true }))
    const passes = async (...args) => {
      const { code, output } = await runNode(args, { cwd: project })
      expect([code, code === 0 ? '' : output]).toEqual([0, ''])
      return output
    }
    expect(await passes('scripts/new-block.mjs', 'plain-note')).toContain('/za/internal/tests/plain_note/')
    await passes('scripts/new-block.mjs', 'hero-plain', '--group', 'heroes')
    await passes('scripts/new-block.mjs', 'plain-ticket-card', '--group', 'cards')

    await passes(bin('typescript-native', 'tsc'), '--noEmit', '--singleThreaded')
    await passes(bin('oxlint'), '-c', 'oxlint.config.mjs')
    await passes(bin('oxfmt'), '--check', 'src')
    const projects = ['rules', 'site', 'alone'].flatMap((name) => ['--project', name])
    const contracts = ['gatsby', 'src/page', 'src/templates', 'foreign-links', 'missing-items']
    await passes(bin('vitest'), 'run', ...projects, ...contracts, 'plain-note', 'hero-plain', 'plain-ticket')
  },
  PATIENCE_MS,
)

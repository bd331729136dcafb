import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { IS_FULL_RUN } from '../services/testing/scale'
import { bin, copyProject } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

/** The timeout: types, lint and the contracts of all blocks, on a machine that may do other work. */
const PATIENCE_MS = 600_000

test(
  'a new band, hero and card pass types, lint, formatting and their tests at once, in the full run the contracts of all blocks',
  async () => {
    const project = await copyProject('new-block-')
    onTestFinished(() => rm(project, { recursive: true, force: true }))
    const passes = async (...args) => {
      const { code, output } = await runNode(args, { cwd: project })
      expect([code, code === 0 ? '' : output]).toEqual([0, ''])
      return output
    }
    const said = [
      await passes('scripts/new-block.mjs', 'plain-note'),
      await passes('scripts/new-block.mjs', 'hero-plain', '--group', 'heroes'),
      await passes('scripts/new-block.mjs', 'plain-ticket-card', '--group', 'cards'),
    ].join('\n')
    expect(said).toContain('/za/internal/tests/plain_note/')
    const ownTests = said.match(/^src\S+\.test\.tsx$/gm)

    // The other tests and folders do not know a block by its name.
    const types = { include: ['src', '*.tsx'], exclude: IS_FULL_RUN ? [] : ['**/*.test.*'], files: ownTests }
    await writeFile(
      path.join(project, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', ...types }),
    )
    await passes(bin('typescript-native', 'tsc'), '--noEmit', '--singleThreaded', '-p', 'tsconfig.new.json')
    await passes(bin('oxlint'), '-c', 'oxlint.config.mjs')
    await passes(bin('oxfmt'), '--check', 'src')
    // They run over every block, and would take as long as they do in the project itself.
    const contracts = ['gatsby', 'src/page', 'src/templates', 'foreign-links', 'missing-items']
    const projects = ['rules', 'site', 'alone'].flatMap((name) => ['--project', name])
    const tests = ['plain-note', 'hero-plain', 'plain-ticket', ...(IS_FULL_RUN ? contracts : [])]
    await passes(bin('vitest'), 'run', ...projects, ...tests)
  },
  PATIENCE_MS,
)

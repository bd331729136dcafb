import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { bin, root } from './paths.mjs'
import { runNode } from './run.mjs'

/** The official CLI's types of the content model in one file. It works on copies: it writes beside what it reads. */
export async function contentTypes(work) {
  for (const kind of ['components', 'datasources']) {
    await cp(path.join(root, 'content', kind), path.join(work, kind), { recursive: true })
  }
  const args = ['types', 'generate', '--strict', '--space', '1', '--path', work, '--filename', 'blocks']
  // A home of its own keeps a developer's login out of it: nothing here needs the network.
  const { code, output } = await runNode([bin('storyblok'), ...args], {
    cwd: work,
    env: { HOME: work, USERPROFILE: work },
  })
  const read = (file) => readFile(path.join(work, 'types', file), 'utf8')
  if (code !== 0) throw new Error(`The Storyblok CLI could not generate the content types:\n${output}`)

  const [base, blocks] = [await read('storyblok.d.ts'), await read('1/blocks.d.ts')]
  const withoutHead = blocks.replace(/^(\/\/.*\n|import .*\n)+/, '')
  return { file: 'src/content/storyblok.gen.d.ts', text: `${base}\n${withoutHead}` }
}

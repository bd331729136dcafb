import { readdirSync, existsSync } from 'node:fs'
import path from 'node:path'

const BLOCKS = path.resolve('src/blocks')
const BRING = path.resolve('gatsby/browser/block-registry.ts')

/** A module of two or three lines: what the block is, handed over under its name. */
const source = (folder: string, slug: string): string => {
  const file = (name: string) => JSON.stringify(path.join(folder, `${name}.tsx`))
  const hasFoot = existsSync(path.join(folder, 'foot.tsx'))
  return [
    `import { bringBlock } from ${JSON.stringify(BRING)}`,
    `import * as block from ${file(slug)}`,
    ...(hasFoot ? [`import * as foot from ${file('foot')}`] : []),
    `bringBlock('${slug.replaceAll('-', '_')}', { block${hasFoot ? ', foot' : ''} })`,
  ].join('\n')
}

type Entry = { import: string; dependOn: string }

/**
 * Every block is an entry of its own, which relies on the site's: the browser finds its scripts by what the page says
 * (src/islands/block-code.ts), where an `import()` would put the name of each block into the code of every page.
 */
export const blockEntries = (): Record<string, Entry> =>
  Object.fromEntries(
    readdirSync(BLOCKS, { withFileTypes: true })
      .filter((group) => group.isDirectory())
      .flatMap(({ name: group }) =>
        readdirSync(path.join(BLOCKS, group)).map((slug) => ({
          slug,
          folder: path.join(BLOCKS, group, slug),
        })),
      )
      .filter(({ folder }) => existsSync(path.join(folder, 'meta.ts')))
      .map(({ slug, folder }) => [
        `block-${slug}`,
        { import: `data:text/javascript,${encodeURIComponent(source(folder, slug))}`, dependOn: 'app' },
      ]),
  )

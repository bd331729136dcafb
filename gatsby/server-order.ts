import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders of the components that Gatsby renders. */
const RENDERED = ['src/layout/slices', 'src/pages', 'src/templates']

/** Loads the code of a part of a page, which the server renders too: an island, or a block in the table of blocks. */
const LOADS_PARTS = /\bcreateIsland\b|\bblockRegistry\b/
const LOADED = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'\s*\)/g

const codeBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !/(^|[\\/])testing[\\/]/.test(file))
    .map((file) => path.join(folder, file))

/**
 * Every module with components that the server renders, in one order. styled-components numbers components as their modules run, and writes
 * the styles of a page in the order of these numbers. If pages loaded the modules, what was rendered before a page would decide the text
 * of its styles; so the renderer runs these modules first.
 */
export const renderedModules = (): string[] => {
  const parts = codeBelow('src').flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    if (!LOADS_PARTS.test(text)) return []
    return [...text.matchAll(LOADED)].map(([, target = '']) => path.join(path.dirname(file), target))
  })
  const components = RENDERED.flatMap(codeBelow)
  return [...new Set([...parts, ...components].map((file) => path.resolve(file)))].sort()
}

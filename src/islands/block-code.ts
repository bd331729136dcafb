import { readPageCode, type PageCode } from './pre-paint/page-code'
import type { BlockDefinition, BlockRegistry } from './registry'
import type { BlockModule, BlockTraits } from './types'

type Code = { block: BlockModule; foot?: BlockModule }

/** By the names of their blocks, what their scripts have brought. */
const brought = new Map<string, Code>()

/** Called by the script of each block, which is an entry of its own (gatsby/block-entries.ts). */
export const bringBlock = (name: string, code: Code): void => void brought.set(name, code)

const scripts = new Map<string, Promise<void>>()

/** One script that was not fetched may be asked for again. */
const fetchScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      scripts.delete(src)
      reject(new Error(`The script ${src} could not be loaded.`))
    })
    document.head.append(script)
  })

const runOnce = (src: string): Promise<void> => {
  const running = scripts.get(src) ?? fetchScript(src)
  scripts.set(src, running)
  return running
}

let read: PageCode | undefined

const page = (): PageCode => (read ??= readPageCode())

type Files = Readonly<Record<string, readonly string[]>>

let all: Promise<Files> | undefined

/** The scripts of every block: asked for once a block is needed that the page did not name. */
const allFiles = (): Promise<Files> =>
  (all ??= fetch(page().allBlocks)
    .then((response) => {
      if (!response.ok) throw new Error(`${page().allBlocks} answered ${response.status}.`)
      return response.json() as Promise<Files>
    })
    .catch((error: unknown) => {
      all = undefined
      throw error
    }))

const filesOf = async (name: string): Promise<readonly string[]> =>
  page().blocks[name] ?? (await allFiles())[name] ?? []

/** Asks for the list of all blocks beside the next page's data, which would wait for each other. What fails is asked for again. */
export const expectBlocks = (): void => {
  if (page().allBlocks) allFiles().catch(() => undefined)
}

const load = async (name: string): Promise<Code> => {
  if (!brought.has(name)) await Promise.all((await filesOf(name)).map(runOnce))
  const code = brought.get(name)
  if (!code) throw new Error(`The scripts of the block "${name}" did not bring it.`)
  return code
}

const NO_FOOT: BlockModule = { default: () => null }

/** The same object for as long as the page is open: what is loaded is remembered by its loader. */
const definitions = new Map<string, BlockDefinition>()

/** Tells of the blocks of a page what its first render must know of them. */
export const knowBlocks = (blocks: readonly BlockTraits[] = []): void => {
  for (const { name, hasFoot, ...traits } of blocks) {
    if (definitions.has(name)) continue
    definitions.set(name, {
      ...traits,
      load: async () => (await load(name)).block,
      ...(hasFoot ? { foot: async () => (await load(name)).foot ?? NO_FOOT } : {}),
    })
  }
}

/**
 * The registry of the published site: of the blocks of the pages that were seen. Their code is found by what each page says,
 * so that a page knows nothing of blocks that it does not show. Elsewhere, `src/blocks/registry.gen.ts` is in its place.
 */
export const codeRegistry: BlockRegistry = new Proxy(
  {},
  { get: (_target, name) => (typeof name === 'string' ? definitions.get(name) : undefined) },
)

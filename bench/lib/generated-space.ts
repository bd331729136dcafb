import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

type StoryFile = { id: number; uuid: string; full_slug: string; slug: string; name: string; content: Content }
type Content = { component: string; [field: string]: unknown }

const isPage = ({ full_slug: slug, content }: StoryFile) =>
  content?.component === 'page' && /^(shop|blog)/.test(slug)

/** A block's `_uid` is unique in a space, so the blocks of a copy get others. */
const withOwnUids = (content: string, mark: string) =>
  content.replaceAll(/"_uid": ?"([^"]+)"/g, (_uid, uid: string) => `"_uid":"${uid}-${mark}"`)

/**
 * Adds copies of a space's pages under other slugs.
 * @param folder the stories' files, in the format of the official CLI
 * @returns the file of one of the copies
 */
export const fillSpace = async (folder: string, howMany: number): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const pages = texts.map((text) => JSON.parse(text) as StoryFile).filter(isPage)
  if (pages.length === 0) throw new Error(`There is no page to copy in ${folder}.`)
  const copy = async (_: unknown, at: number) => {
    const page = pages[at % pages.length] as StoryFile
    const uuid = randomUUID()
    const slug = `${page.slug}-${at}`
    const story = {
      ...page,
      id: 1_000_000 + at,
      uuid,
      slug,
      full_slug: page.full_slug.replace(/[^/]*$/, slug),
      name: `${page.name} ${at}`,
      // A page with unpublished changes would have its published version in another file.
      unpublished_changes: false,
      content: JSON.parse(withOwnUids(JSON.stringify(page.content), String(at))) as Content,
    }
    const file = path.join(folder, `${slug}_${uuid}.json`)
    await writeFile(file, JSON.stringify(story, null, 2))
    return file
  }
  const files = await Promise.all(Array.from({ length: howMany }, copy))
  return files[0] as string
}

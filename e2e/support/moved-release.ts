import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { linkFolder } from '../../services/host/testing/publishing-host'
import { finishRelease, newestRelease, readIndex, releaseName } from '../../services/site/releases'
import { toIndexedFile } from '../../services/site/site-index'

/**
 * Publishes the newest release of a folder once more, as after an editor has renamed a page, or taken it down. The pages that link to
 * it stay as they are.
 * @param to undefined for a page that is taken down
 */
export async function publishMoved(dataDir: string, from: string, to: string | undefined): Promise<void> {
  const releases = path.join(dataDir, 'releases')
  const before = await newestRelease(releases)
  const name = releaseName(new Date())
  const folder = path.join(releases, `${name}.part`)
  await linkFolder(before?.folder ?? '', folder)
  const { files, addresses } = await readIndex(folder, [])
  const moved = files.filter(
    (file) => file.path === `${from}index.html` || file.path === `/page-data${from}page-data.json`,
  )
  const kept = files.filter((file) => !moved.includes(file))
  const renamed =
    to === undefined ? [] : await Promise.all(moved.map((file) => renameFile(folder, file.path, from, to)))
  await Promise.all(moved.map((file) => rm(path.join(folder, file.path), { force: true })))
  const pages = addresses.pages.flatMap((page) => {
    if (page.path !== from) return [page]
    return to === undefined ? [] : [{ ...page, path: to }]
  })
  await finishRelease(folder, { files: [...kept, ...renamed], addresses: { ...addresses, pages } }, [])
  await rename(folder, path.join(releases, name))
}

/** A page's file at its new address, which its HTML and its data name. */
async function renameFile(folder: string, file: string, from: string, to: string) {
  const text = await readFile(path.join(folder, file), 'utf8')
  const target = file.replace(from, to)
  const bytes = Buffer.from(text.replaceAll(`"${from}"`, `"${to}"`))
  await mkdir(path.dirname(path.join(folder, target)), { recursive: true })
  await writeFile(path.join(folder, target), bytes)
  return toIndexedFile(target, bytes)
}

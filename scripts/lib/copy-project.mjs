import { cp, symlink } from 'node:fs/promises'
import path from 'node:path'
import { root, temporaryFolder } from './paths.mjs'

/** Folders that are not copied: a copy builds them itself, or links to them. */
const LEFT_BEHIND = ['.git', '.cache', '.data', 'node_modules', 'public', 'test-results']

/**
 * Copies the project, with the packages that are installed in it, so that a test can change its files.
 * @param {string} prefix of the folder's name
 * @returns {Promise<string>} the folder, which is removed when this process ends, if not before
 */
export async function copyProject(prefix) {
  const folder = temporaryFolder(prefix)
  const isCopied = (source) => !LEFT_BEHIND.includes(path.relative(root, source))
  await cp(root, folder, { recursive: true, filter: isCopied })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

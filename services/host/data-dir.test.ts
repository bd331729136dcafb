import { chmod, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkWritable, describeStorageProblem, prepareDataDir } from './data-dir'
import { writeFolder } from '../testing/folder'

const ROOT = '/project'
const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)

describe('prepareDataDir', () => {
  test('makes a folder that is its owner’s alone', async () => {
    const dataDir = path.join(await writeFolder(), 'a/b')
    await prepareDataDir(dataDir, ROOT)
    expect(await modeOf(dataDir)).toBe('700')
    expect(await readdir(dataDir)).toEqual([])
  })

  test('takes from others what they could read before, and follows no link out of the folder', async () => {
    const elsewhere = await writeFolder({ 'releases/page.html': '' })
    const dataDir = await writeFolder({ 'secrets.json': '{}', 'pglite/base/1': '', 'images/ab/1': '' })
    await symlink(path.join(elsewhere, 'releases'), path.join(dataDir, 'releases'))
    for (const file of ['secrets.json', 'pglite/base/1', 'images']) {
      await chmod(path.join(dataDir, file), 0o755)
    }
    await chmod(path.join(elsewhere, 'releases/page.html'), 0o644)
    await chmod(dataDir, 0o755)
    await prepareDataDir(dataDir, ROOT)
    const files = [
      '',
      'secrets.json',
      'pglite',
      'pglite/base',
      'pglite/base/1',
      'images',
      'releases/page.html',
    ]
    expect(await Promise.all(files.map((file) => modeOf(path.join(dataDir, file))))).toEqual([
      '700',
      '600',
      '700',
      '700',
      '600',
      '700',
      '644',
    ])
  })

  test('refuses a file', async () => {
    const dataDir = path.join(await writeFolder({ data: 'a file' }), 'data')
    await expect(prepareDataDir(dataDir, ROOT)).rejects.toThrow(
      `DATA_DIR ${dataDir} is a file: remove it, or set DATA_DIR to a folder.`,
    )
  })

  test.each(['', '..'])('refuses the project’s own folder or one around it: "%s"', async (around) => {
    const rootDir = path.join(await writeFolder({ 'project/package.json': '' }), 'project')
    await expect(prepareDataDir(path.join(rootDir, around), rootDir)).rejects.toThrow(
      /^DATA_DIR .+ holds this project: set DATA_DIR to a folder of its own\.$/,
    )
  })

  test('refuses a folder that everybody writes to, such as /tmp', async () => {
    const dataDir = await writeFolder()
    await chmod(dataDir, 0o1777)
    await expect(prepareDataDir(dataDir, ROOT)).rejects.toThrow('is shared by everybody on this machine')
    expect(await modeOf(dataDir)).toBe('777')
  })
})

test('a folder that is gone cannot be written to, and a check leaves nothing behind', async () => {
  const dataDir = await writeFolder()
  await checkWritable(dataDir)
  expect(await readdir(dataDir)).toEqual([])
  await writeFile(path.join(dataDir, 'file'), '')
  await expect(checkWritable(path.join(dataDir, 'file'))).rejects.toThrow('is a file')
})

test.each([
  ['ENOSPC', 'DATA_DIR /d is full: free space on its disk, or set DATA_DIR to a folder on another one.'],
  ['EDQUOT', 'DATA_DIR /d is full: free space on its disk, or set DATA_DIR to a folder on another one.'],
  ['EROFS', 'DATA_DIR /d cannot be written to: its disk is read-only. Set DATA_DIR to a folder that can be.'],
  [
    'EACCES',
    'DATA_DIR /d is not open to the user that runs the host: give the folder to that user, or set DATA_DIR to another.',
  ],
  ['ENOTDIR', 'DATA_DIR /d is a file: remove it, or set DATA_DIR to a folder.'],
  ['EIO', 'DATA_DIR /d cannot be used (EIO): check its disk, or set DATA_DIR to another folder.'],
])('%s: %s', (code, sentence) => {
  const error = Object.assign(new Error('low level'), { code })
  expect(describeStorageProblem('/d', error)).toBe(sentence)
})

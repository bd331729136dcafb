import { chmod, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { writeFolder } from '../testing/folder'
import { startProcess } from '../testing/process'
import { checkWritable, describeStorageProblem, lockDataDir, prepareDataDir, whileLocked } from './data-dir'

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

test('a data folder is for one host at a time', async () => {
  const [first, second] = [await writeFolder(), await writeFolder()]
  await lockDataDir(first)
  await expect(lockDataDir(first)).rejects.toThrow(`DATA_DIR ${first} is in use by another host`)
  await expect(lockDataDir(second)).resolves.toBeUndefined()
})

test.each([
  ['another name of the same folder', { named: 'other', temporary: false }],
  ['another folder for temporary files', { named: 'data', temporary: true }],
])('%s opens no way around', async (_case, { named, temporary }) => {
  const folder = await writeFolder({ 'data/note': '' })
  await symlink(path.join(folder, 'data'), path.join(folder, 'other'))
  await lockDataDir(path.join(folder, 'data'))
  const elsewhere = await writeFolder()
  onTestFinished(() => void vi.unstubAllEnvs())
  if (temporary) vi.stubEnv('TMPDIR', elsewhere)
  await expect(lockDataDir(path.join(folder, named))).rejects.toThrow('is in use by another host')
})

/** Code for another process: it takes the lock, and keeps it until it is killed. */
const HOLD = `import('./services/host/data-dir.ts')
  .then(({ lockDataDir }) => lockDataDir(process.env.FOLDER))
  .then(() => { console.log('Ready'); setInterval(() => undefined, 60_000) })`

test('another process has it until it is killed', async () => {
  const folder = await writeFolder()
  const other = await startProcess(['--eval', HOLD], { FOLDER: folder })
  await expect(lockDataDir(folder)).rejects.toThrow('is in use by another host')
  await other.end('SIGKILL')
  await expect(lockDataDir(folder)).resolves.toBeUndefined()
})

test('a path longer than a socket could have, and files left behind, are no hindrance', async () => {
  const long = path.join(
    await writeFolder({ [`${'deep/'.repeat(60)}host.lock`]: '4711' }),
    'deep/'.repeat(60),
  )
  await expect(lockDataDir(long)).resolves.toBeUndefined()
})

test('a folder that cannot be locked is named', async () => {
  const folder = await writeFolder({ 'host.lock/in-the-way': '' })
  await expect(lockDataDir(folder)).rejects.toThrow(
    `DATA_DIR ${folder} cannot be locked (EISDIR): set DATA_DIR to a folder on a disk of this machine.`,
  )
})

test('what is done while a file is locked is done by one after the other', async () => {
  const file = path.join(await writeFolder(), 'a.lock')
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await new Promise(setImmediate)
    order.push(`${name} ends`)
  }
  await Promise.all(['a', 'b'].map((name) => whileLocked(file, work(name))))
  const [first, second] = order[0]?.startsWith('a') ? ['a', 'b'] : ['b', 'a']
  expect(order).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
})

import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lockDataDir, whileLocked } from './lock'
import { writeFolder } from '../testing/folder'
import { startProcess } from '../testing/process'

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
const HOLD = `import('./services/host/lock.ts')
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

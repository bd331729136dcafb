import { expect, test } from 'vitest'
import { lockDataDir } from './lock'
import { writeFolder } from './testing'

test('a data folder is for one host at a time', async () => {
  const [first, second] = [await writeFolder(), await writeFolder()]
  await lockDataDir(first)
  await expect(lockDataDir(first)).rejects.toThrow(`DATA_DIR ${first} is in use by another host`)
  await expect(lockDataDir(second)).resolves.toBeUndefined()
})

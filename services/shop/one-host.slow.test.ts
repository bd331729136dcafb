import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFolder } from '../testing/folder'
import { IS_FULL_RUN } from '../testing/scale'
import { startApiProcess } from './testing/api-process'

// services/host/data-dir.test.ts tests the lock. This test shows that the shop uses it, and restarts after it was killed.
const testInFull = test.runIf(IS_FULL_RUN)

const embedded = { DATABASE_URL: '', LOG_LEVEL: 'silent' }

testInFull(
  'one process at a time uses the embedded database, under any name of its folder, until it is killed',
  async () => {
    const folder = await writeFolder({ 'data/note': '', 'temporary/note': '' })
    await symlink(path.join(folder, 'data'), path.join(folder, 'other'))
    const first = await startApiProcess({ ...embedded, DATA_DIR: path.join(folder, 'data') })
    const around = {
      ...embedded,
      DATA_DIR: path.join(folder, 'other'),
      TMPDIR: path.join(folder, 'temporary'),
    }
    try {
      await expect(startApiProcess(around)).rejects.toThrow(
        `DATA_DIR ${path.join(folder, 'other')} is in use by another host: stop it, or set DATA_DIR to another folder.`,
      )
    } finally {
      await first.kill()
    }
    const second = await startApiProcess(around)
    expect((await fetch(`${second.origin}/shop/api/v1/products/`)).status).toBe(200)
    await second.stop()
  },
  180_000,
)

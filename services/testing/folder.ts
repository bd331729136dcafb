import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes files into a folder that goes when the test ends. Objects become JSON. */
export async function writeFolder(files: Record<string, string | Buffer | object> = {}): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'services-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, data] of Object.entries(files)) await writeInto(folder, name, data)
  return folder
}

export async function writeInto(folder: string, name: string, data: string | Buffer | object): Promise<void> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  const isRaw = typeof data === 'string' || Buffer.isBuffer(data)
  await writeFile(file, isRaw ? data : JSON.stringify(data, null, 2))
}

import { createReadStream } from 'node:fs'
import { readdir, readlink } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFolder } from '../testing/folder'
import { createServer } from './index'

const FILES = 5
const asked = (address: string): string => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`

async function start() {
  const folder = await writeFolder({ 'large.bin': Buffer.alloc(2 ** 22) })
  const app = createServer({ siteUrl: 'http://localhost:8000', trustProxy: false, logLevel: 'silent' })
  onTestFinished(() => app.close())
  let answered = 0
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  app.get('/never', () => new Promise(() => undefined))
  app.get('/file', () => createReadStream(path.join(folder, 'large.bin')))
  app.get('/file-late', async () => {
    await held
    return createReadStream(path.join(folder, 'large.bin'))
  })
  app.addHook('onSend', async () => void (answered += 1))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const openFiles = async () => {
    const links = await readdir('/proc/self/fd')
    const files = await Promise.all(links.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
    return files.filter((file) => file.startsWith(folder))
  }
  return { app, client, letGo, openFiles, answered: () => answered }
}

// What a process has open can be looked up in /proc alone.
test.runIf(process.platform === 'linux')('a file is closed when who asked for it has gone', async () => {
  const { client, openFiles, answered } = await start()
  client.write(asked('/never') + asked('/file').repeat(FILES))
  await expect.poll(answered).toBe(FILES)
  await expect.poll(openFiles).toHaveLength(FILES)
  client.destroy()
  await expect.poll(openFiles).toEqual([])
})

test.runIf(process.platform === 'linux')('nor does one stay open for who went before it was', async () => {
  const { app, client, letGo, openFiles, answered } = await start()
  const closed = new Promise((resolve) =>
    app.server.once('connection', (socket) => socket.once('close', resolve)),
  )
  client.write(asked('/file-late').repeat(FILES), () => client.destroy())
  await closed
  letGo()
  await expect.poll(answered).toBe(FILES)
  await expect.poll(openFiles).toEqual([])
})

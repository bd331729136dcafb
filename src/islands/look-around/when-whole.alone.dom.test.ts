import { beforeEach, expect, test, vi } from 'vitest'
import { setFlag } from '../../platform/page-flags'
import { whenWhole } from './when-whole'

const idle: IdleRequestCallback[] = []
const nextIdleMoment = () => idle.shift()?.({ didTimeout: false, timeRemaining: () => 40 })

beforeEach(() => {
  setFlag('whole', false)
  vi.stubGlobal('requestIdleCallback', (task: IdleRequestCallback) => idle.push(task))
})

test('it runs in the first idle moment after the page is laid out whole, once, and answers its end', async () => {
  let end = (): void => undefined
  const task = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const done = vi.fn()
  const ended = whenWhole(task).then(done)
  nextIdleMoment()
  nextIdleMoment()
  expect(task).not.toHaveBeenCalled()
  setFlag('whole')
  expect(task).not.toHaveBeenCalled()
  nextIdleMoment()
  expect(task).toHaveBeenCalledOnce()
  expect(idle).toEqual([])
  expect(done).not.toHaveBeenCalled()
  end()
  await ended
  expect(done).toHaveBeenCalledOnce()
})

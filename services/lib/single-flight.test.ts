import { expect, test } from 'vitest'
import { singleFlight } from './single-flight'

test('work is done once for all who ask while it is under way, and anew for whoever asks later', async () => {
  const ends: ((result: string) => void)[] = []
  const ask = singleFlight(() => new Promise<string>((resolve) => ends.push(resolve)))
  const answers = [ask(), ask()]
  expect(ends).toHaveLength(1)
  ends[0]?.('first')
  expect(await Promise.all(answers)).toEqual(['first', 'first'])
  const later = ask()
  ends[1]?.('second')
  expect(await later).toBe('second')
})

test('a failure is everybody’s who asked, and nobody’s who asks later', async () => {
  let tries = 0
  const ask = singleFlight(async () => {
    tries += 1
    if (tries === 1) throw new Error('away')
    return 'back'
  })
  const [one, other] = [ask(), ask()]
  await expect(one).rejects.toThrow('away')
  await expect(other).rejects.toThrow('away')
  expect(await ask()).toBe('back')
})

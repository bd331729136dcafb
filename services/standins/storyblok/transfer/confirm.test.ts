import { expect, test } from 'vitest'
import { isWanted } from './confirm'

test.each([
  ['yes', true, []],
  [' Y ', true, []],
  ['no', false, ['Nothing is written.']],
  ['', false, ['Nothing is written.']],
  ['yes please', false, ['Nothing is written.']],
])('the answer %o', async (answer, wanted, lines) => {
  const said: string[] = []
  const ask = async (question: string) => {
    expect(question).toBe('Write this to space 1? (yes/no) ')
    return answer
  }
  expect(await isWanted({ ask, say: (line) => said.push(line) }, 'space 1')).toBe(wanted)
  expect(said).toEqual(lines)
})

test('where nobody can answer nothing is written, and a sentence says how to go on', async () => {
  await expect(isWanted({ ask: undefined, say: () => undefined }, 'content/')).rejects.toThrow(
    'Nothing is written to content/ without an answer: run this in a terminal, or with --yes.',
  )
})

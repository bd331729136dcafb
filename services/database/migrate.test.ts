import { describe, expect, it } from 'vitest'
import { writeFolder } from '../testing/folder'
import { migrate } from './migrate'

describe('migrate', () => {
  const recorder = (applied: string[]) => {
    const statements: string[] = []
    const run = async (text: string) => {
      statements.push(text)
      if (text === 'bad') throw new Error('syntax error')
      return text.startsWith('select version') ? applied.map((version) => ({ version })) : []
    }
    return { statements, run }
  }

  it('applies what is missing, in order, between begin and commit', async () => {
    const folder = await writeFolder({ '002_two.sql': 'two', '001_one.sql': 'one', '003_three.sql': 'three' })
    const { statements, run } = recorder(['001'])
    expect(await migrate(run, folder)).toEqual({ applied: ['002', '003'], unknown: [] })
    expect(statements.filter((text) => /^(begin|one|two|three|commit)$/.test(text))).toEqual([
      'begin',
      'two',
      'three',
      'commit',
    ])
  })

  it('takes everything back when one fails', async () => {
    const folder = await writeFolder({ '001_one.sql': 'bad' })
    const { statements, run } = recorder([])
    await expect(migrate(run, folder)).rejects.toThrow('syntax error')
    expect(statements.at(-1)).toBe('rollback')
  })

  it('reports the migrations that a newer host has applied', async () => {
    const folder = await writeFolder({ '001_one.sql': 'one' })
    const { run } = recorder(['003', '001', '002'])
    expect(await migrate(run, folder)).toEqual({ applied: [], unknown: ['002', '003'] })
  })

  it('refuses a file that has no number', async () => {
    const folder = await writeFolder({ 'one.sql': 'one' })
    await expect(migrate(recorder([]).run, folder)).rejects.toThrow('one.sql')
  })
})

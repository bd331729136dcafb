import { expect, test } from 'vitest'
import { schedule } from './schedule.mjs'

/** Begins the steps on two processors; `finish` ends one that runs, and lets the next ones start. */
function begin(steps) {
  const ends = new Map()
  const leftOut = []
  const over = schedule(steps, {
    processors: 2,
    leaveOut: ({ name }, missing) => leftOut.push(`${name} for ${missing}`),
    run: ({ name }) => new Promise((resolve) => ends.set(name, resolve)),
  })
  return {
    over,
    leftOut,
    running: () => [...ends.keys()],
    async finish(name, isGood = true) {
      ends.get(name)(isGood)
      ends.delete(name)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('steps share the processors, in the order they stand', async () => {
  const run = begin([{ name: 'build' }, { name: 'lint' }, { name: 'types' }])
  expect(run.running()).toEqual(['build', 'lint'])
  await run.finish('lint')
  expect(run.running()).toEqual(['build', 'types'])
  await run.finish('build')
  await run.finish('types')
  await run.over
})

test('a step waits for what it needs, and others go ahead of it meanwhile', async () => {
  const run = begin([{ name: 'journeys', needs: ['build'] }, { name: 'build' }, { name: 'lint' }])
  expect(run.running()).toEqual(['build', 'lint'])
  await run.finish('build')
  expect(run.running()).toEqual(['lint', 'journeys'])
})

test('a step that keeps all processors busy, and more, runs beside nothing but one that needs none', async () => {
  const run = begin([{ name: 'unit', processors: 8 }, { name: 'browser', processors: 0 }, { name: 'lint' }])
  expect(run.running()).toEqual(['unit', 'browser'])
  await run.finish('unit')
  expect(run.running()).toEqual(['browser', 'lint'])
})

test('what needs a step that failed is left out, and so is what needs that', async () => {
  const run = begin([
    { name: 'pictures', needs: ['journeys'] },
    { name: 'build' },
    { name: 'journeys', needs: ['build'] },
  ])
  await run.finish('build', false)
  await run.over
  expect(run.leftOut).toEqual(['journeys for build', 'pictures for journeys'])
})

test('a need that no step meets is a mistake, not a wait for ever', async () => {
  await expect(begin([{ name: 'journeys', needs: ['built'] }]).over).rejects.toThrow(/journeys/)
})

import { describe, expect, it } from 'vitest'
import { slowdownFor } from './target-phone'

describe('slowdownFor', () => {
  it.each([
    [150, 1],
    [475, 1.5],
    [800, 2],
    [1300, 3],
    [1533, 4],
    [1999, 6],
  ])('slows a machine of %i down %d times', (benchmarkIndex, slowdown) => {
    expect(slowdownFor(benchmarkIndex)).toBeCloseTo(slowdown, 2)
  })

  it.each([149, 0, Number.NaN])('refuses a machine of %d: it is slower than the phone', (benchmarkIndex) => {
    expect(() => slowdownFor(benchmarkIndex)).toThrow('slower than the phone')
  })
})

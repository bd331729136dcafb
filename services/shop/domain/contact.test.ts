import { describe, expect, it } from 'vitest'
import { isPhone, normalisePhone } from './contact'

describe('phone numbers', () => {
  it.each([
    ['082 123 4567', '27821234567', true],
    ['0821234567', '27821234567', true],
    ['+27 82 123 4567', '27821234567', true],
    ['27821234567', '27821234567', true],
    ['(021) 555-1234', '27215551234', true],
    ['0921234567', '27921234567', false],
    ['082123456', '082123456', false],
    ['+44 20 7946 0000', '+442079460000', false],
    ['', '', false],
  ])('%s', (typed, normalised, valid) => {
    expect(normalisePhone(typed)).toBe(normalised)
    expect(isPhone(normalised)).toBe(valid)
  })
})

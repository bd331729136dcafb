import { describe, expect, it } from 'vitest'
import { type CardForm, checkCard } from './test-cards'

const NOW = new Date('2026-11-20T12:00:00Z')
const FORM: CardForm = { number: '4111 1111 1111 1111', expiry: '11/26', cvc: '123', name: 'T Nkosi' }

describe('checkCard', () => {
  it.each([
    ['4111 1111 1111 1111', { outcome: 'pays', lastFour: '1111' }],
    ['4111111111111111', { outcome: 'pays', lastFour: '1111' }],
    ['4000-0000-0000-0002', { outcome: 'declined', lastFour: '0002' }],
    [' 4000 0000 0000 3220 ', { outcome: 'asks_for_pin', lastFour: '3220' }],
  ])('knows %s', (number, result) => {
    expect(checkCard({ ...FORM, number }, NOW)).toEqual(result)
  })

  it.each<[keyof CardForm, string, string]>([
    ['number', '', 'Enter the card number'],
    ['number', '4111 1111 1111 1112', 'This card number is not right. Check the digits'],
    ['number', 'four one one one', 'This card number is not right. Check the digits'],
    ['number', '5500 0000 0000 0004', 'This page takes test cards only. Use one of the numbers listed below'],
    ['expiry', '', 'Enter the expiry date as month and year, such as 09/29'],
    ['expiry', '13/27', 'Enter the expiry date as month and year, such as 09/29'],
    ['expiry', '10/26', 'This card has expired'],
    ['cvc', '12', 'Enter the 3 or 4 digits of the security code'],
    ['name', '  ', 'Enter the name on the card'],
  ])('says at the %s field what is wrong with "%s"', (field, value, message) => {
    expect(checkCard({ ...FORM, [field]: value }, NOW)).toEqual({ errors: { [field]: message } })
  })

  it.each(['12/29', '12 / 29', '1229', '12/2029'])('reads the expiry date %s', (expiry) => {
    expect(checkCard({ ...FORM, expiry }, NOW)).toHaveProperty('outcome', 'pays')
  })

  it('reports every wrong field at once', () => {
    const check = checkCard({ number: '', expiry: '', cvc: '', name: '' }, NOW)
    expect(Object.keys('errors' in check ? check.errors : {})).toEqual(['number', 'expiry', 'cvc', 'name'])
  })
})

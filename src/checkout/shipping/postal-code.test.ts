import { expect, test } from 'vitest'
import type { Province } from '../../../shared/contact-details'
import { postalCodeWarning } from './postal-code'

test.each<[Province, string, string]>([
  ['Eastern Cape', 'Gqeberha', '6001'],
  ['Eastern Cape', 'Mthatha', '5099'],
  ['Free State', 'Bloemfontein', '9301'],
  ['Free State', 'Sasolburg', '1947'],
  ['Gauteng', 'Pretoria', '0002'],
  ['Gauteng', 'Johannesburg', '2001'],
  ['Gauteng', 'Bronkhorstspruit', '1020'],
  ['KwaZulu-Natal', 'Durban', '4001'],
  ['KwaZulu-Natal', 'Newcastle', '2940'],
  ['Limpopo', 'Polokwane', '0699'],
  ['Limpopo', 'Phalaborwa', '1390'],
  ['Mpumalanga', 'Mbombela', '1201'],
  ['Mpumalanga', 'Ermelo', '2350'],
  ['Northern Cape', 'Kimberley', '8301'],
  ['Northern Cape', 'De Aar', '7000'],
  ['North West', 'Mahikeng', '2745'],
  ['North West', 'Rustenburg', '0299'],
  ['North West', 'Vryburg', '8601'],
  ['Western Cape', 'Cape Town', '8001'],
  ['Western Cape', 'George', '6529'],
])('%s has the code of %s', (province, _town, code) => {
  expect(postalCodeWarning(code, province)).toBeUndefined()
})

test.each<[Province, string]>([
  ['Gauteng', '8001'],
  ['Western Cape', '0002'],
])('%s warns about %s', (province, code) => {
  expect(postalCodeWarning(code, province)).toBe(`${code} is unusual for ${province}. Is it right?`)
})

test.each([
  ['800', 'Gauteng'],
  ['80010', 'Gauteng'],
  ['8001', ''],
] as const)('%o in %o is not judged', (code, province) => {
  expect(postalCodeWarning(code, province)).toBeUndefined()
})

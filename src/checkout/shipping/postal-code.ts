import type { Province } from '../../../shared/contact-details'

type Range = readonly [first: number, last: number]

// Ranges of the South African Post Office by province. They follow sorting offices, not borders, so codes of towns near a border
// fit both provinces: a missed warning costs less than a wrong one.
const RANGES: Readonly<Record<Province, readonly Range[]>> = {
  'Eastern Cape': [
    [4730, 6499],
    [9730, 9799],
  ],
  'Free State': [
    [1940, 1949],
    [9300, 9999],
  ],
  Gauteng: [
    [1, 299],
    [400, 449],
    [1000, 1029],
    [1400, 2199],
    [2490, 2499],
  ],
  'KwaZulu-Natal': [[2900, 4730]],
  Limpopo: [
    [450, 999],
    [1120, 1160],
    [1360, 1399],
  ],
  Mpumalanga: [
    [400, 499],
    [1000, 1399],
    [2200, 2499],
  ],
  'Northern Cape': [
    [6900, 7099],
    [8160, 8999],
    [9780, 9799],
  ],
  'North West': [
    [190, 499],
    [2500, 2899],
    [8580, 8619],
  ],
  'Western Cape': [[6500, 8199]],
}

/** A postal code is a text of four digits, because leading zeros count. */
export const isPostalCode = (text: string): boolean => /^\d{4}$/.test(text)

/**
 * A question if a well-formed code does not fit the province, else undefined. It must fit on one line of a phone. It never blocks the
 * form, because lists of codes are incomplete and couriers go by street and suburb.
 */
export const postalCodeWarning = (code: string, province: Province | ''): string | undefined => {
  if (!isPostalCode(code) || province === '') return undefined
  const number = Number(code)
  const fits = RANGES[province].some(([first, last]) => number >= first && number <= last)
  return fits ? undefined : `${code} is unusual for ${province}. Is it right?`
}

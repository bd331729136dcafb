import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clean, type InputKind } from './clean-input'

const KINDS = Object.keys(clean) as InputKind[]
const digitsOf = (text: string): string => clean.count((text.match(/\p{Nd}/gu) ?? []).join(''))

const ODD = [
  ...'\u200b\u200c\u200d\u200e\u202a\u202c\u2066\u2069\ufeff\u00ad\u00a0\u202f\u3000\t\n\u2011\u2013\u2212.\u00b7,\u066b',
  ..."()/\u2044+'\u2019%Rr@\uff20\u00b2\u00bd\u2460\uff10\u0668\u06f2\u096ce\u0301\u00df ",
  '\ud83d\udc69\u200d\ud83c\udf73',
]
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...ODD, ...'0123456789', '27', '0027'), maxLength: 24 }),
  fc.string({ unit: 'binary' }),
)

test.each(KINDS)('%s: cleaning twice is cleaning once', (kind) => {
  fc.assert(fc.property(typed, (text) => clean[kind](clean[kind](text)) === clean[kind](text)))
})

test.each(KINDS)('%s: no digit is lost, and none is made', (kind) => {
  fc.assert(
    fc.property(typed, (text) => {
      const [before, after] = [digitsOf(text), digitsOf(clean[kind](text))]
      // The prefix before the nine digits of a phone number is rewritten (spec 5).
      const isSame = before === after
      const isPhone = kind === 'phone' && after.startsWith('27') && after.length === 11
      expect(isSame || (isPhone && /^(00)?(27)?0?\d{9}$/.test(before))).toBe(true)
      if (isPhone) expect(before.slice(-9)).toBe(after.slice(-9))
    }),
    { numRuns: 500 },
  )
})

test('digits of every script are digits', () => {
  for (const script of Intl.supportedValuesOf('numberingSystem')) {
    const written = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false }).format(1234567890)
    if (/^\p{Nd}{10}$/u.test(written)) expect(clean.count(written), script).toBe('1234567890')
  }
})

test.each<[InputKind, string, string]>([
  ['text', ' Thandi\u200b\u202e \u202cNkosi\u00a0', 'Thandi Nkosi'],
  ['text', 'Zoe\u0308', 'Zo\u00eb'],
  ['text', 'Thandi\tNkosi\u2028', 'Thandi Nkosi'],
  ['text', '\u0645\u06cc\u200c\u062e', '\u0645\u06cc\u200c\u062e'],
  ['text', '\ud83d\udc69\u200d\ud83c\udf73\ufe0f', '\ud83d\udc69\u200d\ud83c\udf73\ufe0f'],
  ['text', 'Room \u0662', 'Room \u0662'],
  ['text', '\u200d \u3164', ''],
  ['email', '\u202athandi@example.co.za\u202c', 'thandi@example.co.za'],
  ['email', '\ufeff\u00a0thandi\u200b@example\u00ad.co.za\n', 'thandi@example.co.za'],
  ['email', 'thandi\u2011nkosi\uff20example\uff0eco.za', 'thandi-nkosi@example.co.za'],
  ['email', 'o\u2019brien@example.co.za', "o'brien@example.co.za"],
  ['email', 'thandi nkosi@example.co.za', 'thandi nkosi@example.co.za'],
  ['email', 'Thandi@example.co.za', 'Thandi@example.co.za'],
  ['orderNumber', ' za 1000\u20110001 ', 'ZA10000001'],
  ['orderNumber', '\u202aZA\u0661\u0660\u0660\u0660\u0660\u0660\u0660\u0661\u202c', 'ZA10000001'],
  ['promoCode', '\u200bwelcome\u00a010', 'WELCOME10'],
  ['idNumber', '800101\u20115009\u2011087', '8001015009087'],
  ['idNumber', '\uff18\uff10\uff10\uff11\uff10\uff11 5009 087', '8001015009087'],
  ['idNumber', 'ab 123.456', 'AB123456'],
  ['vatNumber', '4 000\u2013000\u00a0100', '4000000100'],
  ['registrationNumber', ' 2023 / 123456 / 07 ', '2023/123456/07'],
  ['registrationNumber', '2023\u2044123456\uff0f07', '2023/123456/07'],
  ['registrationNumber', '202312345607', '2023/123456/07'],
  ['registrationNumber', 'ck98/12345/23', 'CK98/12345/23'],
  ['registrationNumber', '2023\u2013123456\u201307', '2023-123456-07'],
  ['postalCode', '\u00a02196\u200b', '2196'],
  ['postalCode', '2196.5', '2196.5'],
  ['count', '\u200e12 ', '12'],
  ['count', '1.5', '1.5'],
  ['count', '-5', '-5'],
  ['count', '5\u00b2', '5\u00b2'],
  ['amount', 'R80\u00a0000', '80000'],
  ['amount', '80,000.50', '80000.50'],
  ['amount', 'r80 000,50', '80000.50'],
  ['amount', '80,00', '80.00'],
  ['amount', '1,200,000', '1200000'],
  ['amount', '80\u2019000', '80000'],
  ['amount', '80.000,50', '80.000.50'],
  ['amount', '\u0668\u0660\u066c\u0660\u0660\u0660\u066b\u0665', '80000.5'],
  ['amount', '\u221280', '\u221280'],
  ['percent', '2,7\u00a0%', '2.7'],
])('%s %j is %j', (kind, text, expected) => {
  expect(clean[kind](text)).toBe(expected)
})

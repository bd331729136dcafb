import { C } from './palette.mjs'
import { fill, group, line, picture } from './shapes.mjs'
import { letters } from './letters.mjs'

/** Symbols in a square of 48, in one colour; what is cut out of them is really open. */
const cut = (path, colour) => fill(path, colour, 'fill-rule="evenodd"')
const circle = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const pill = (x, y, width, height, r = Math.min(width, height) / 2) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`

const SYMBOLS = {
  ledgerly: (ink) =>
    cut(
      'M18 3H36A7 7 0 0 1 43 10V38A7 7 0 0 1 36 45H18ZM14.4 3V45H12A7 7 0 0 1 5 38V10A7 7 0 0 1 12 3Z' +
        pill(23, 12.4, 14, 4.6) +
        pill(23, 21.7, 9, 4.6) +
        pill(23, 31, 14, 4.6),
      ink,
    ),
  stockroom: (ink) =>
    cut(
      pill(14, 3, 20, 20, 4.5) +
        pill(21, 3, 6, 8.5, 0.6) +
        pill(2.5, 25.5, 20, 20, 4.5) +
        pill(9.5, 25.5, 6, 8.5, 0.6) +
        pill(25.5, 25.5, 20, 20, 4.5) +
        pill(32.5, 25.5, 6, 8.5, 0.6),
      ink,
    ),
  bookwell: (ink) =>
    cut(
      pill(4, 7, 40, 38, 9) +
        pill(4, 16, 40, 3.6, 0.1) +
        'M14.8 31.4L18 28.2L22 32.2L30 24.2L33.2 27.4L22 38.6Z',
      ink,
    ) + line('M14.5 3.5V9M33.5 3.5V9', ink, 5.4),
  tablefox: (ink) =>
    cut(
      'M4.6 4.4C4-1 9 1.5 11 3L19.5 10.5Q24 9.5 28.5 10.5L37 3C39 1.5 44 -1 43.4 4.4L42.5 22C44.8 26.5 45.6 28 46 29.6Q46.3 31.2 44.6 31.4C37 32.4 32 37 28 43Q24 47.5 20 43C16 37 11 32.4 3.4 31.4Q1.7 31.2 2 29.6C2.4 28 3.2 26.5 5.5 22Z' +
        'M11 22.5C15 21 19.5 23.5 20.5 28C16 29 12 27 11 22.5ZM37 22.5C33 21 28.5 23.5 27.5 28C32 29 36 27 37 22.5ZM20.8 37.6Q24 35.8 27.2 37.6Q26 41.6 24 41.6T20.8 37.6Z',
      ink,
    ),
  payslip: (ink) =>
    cut(
      'M8 8A5.5 5.5 0 0 1 13.5 2.5H34.5A5.5 5.5 0 0 1 40 8V43.2Q40 46.6 37.2 44.8L33.6 42.4Q32 41.4 30.4 42.4L25.6 45.6Q24 46.6 22.4 45.6L17.6 42.4Q16 41.4 14.4 42.4L10.8 44.8Q8 46.6 8 43.2Z' +
        circle(24, 16.5, 7) +
        pill(14.5, 27, 19, 4.2) +
        pill(14.5, 34, 11, 4.2),
      ink,
    ) + cut(circle(24, 16.5, 3), ink),
  shopfront: (ink) =>
    fill(
      'M8.8 4.6Q9.5 3 11.2 3H16.3L14.5 20.5A6.2 6.2 0 0 1 2.3 19.8ZM18.9 3H29.1L30.6 20.5A6.6 6.6 0 0 1 17.4 20.5ZM31.7 3H36.8Q38.5 3 39.2 4.6L45.7 19.8A6.2 6.2 0 0 1 33.5 20.5Z',
      ink,
    ) +
    cut(
      'M6 30.3Q12.5 31.6 16 27.6Q24 34.5 32 27.6Q35.5 31.6 42 30.3V40A5.5 5.5 0 0 1 36.5 45.5H11.5A5.5 5.5 0 0 1 6 40ZM26 36.5V45.5H35V36.5A2 2 0 0 0 33 34.5H28A2 2 0 0 0 26 36.5Z',
      ink,
    ),
  loyalbee: (ink) =>
    group('translate(24 24.5) rotate(28) scale(0.9) translate(-24 -25)', [
      line('M20.5 6Q19.5 1 15.5 0.5M27.5 6Q28.5 1 32.5 0.5', ink, 3.4),
      fill('M15.5 14.6A8.5 9.5 0 0 1 32.5 14.6Q28 15 24 15T15.5 14.6Z', ink),
      fill(
        'M14.6 19.6Q18 18 24 18T33.4 19.6Q35 22 35.4 25H12.6Q13 22 14.6 19.6ZM12.4 28.6H35.6Q35.6 32.4 34 35.8H14Q12.4 32.4 12.4 28.6ZM16 39.4H32Q29 44.4 25.4 47Q24 48 22.6 47Q19 44.4 16 39.4Z',
        ink,
      ),
      fill(
        'M11.6 18.4C9 22.5 8.8 27 9.4 32C3.5 33-2 29-1 23.5C0 18 6 15 11.6 18.4ZM36.4 18.4C39 22.5 39.2 27 38.6 32C44.5 33 50 29 49 23.5C48 18 42 15 36.4 18.4Z',
        ink,
      ),
    ]),
  rosterly: (ink) =>
    fill(
      circle(8.5, 10, 6) +
        pill(17.5, 4, 19, 12) +
        circle(8.5, 24, 6) +
        pill(26.5, 18, 19, 12) +
        circle(8.5, 38, 6) +
        pill(17.5, 32, 26, 12),
      ink,
    ),
  fetch: (ink) =>
    cut(
      'M24 1.5C35 1.5 43 9.6 43 19.8C43 31 32 40.5 26.2 45.7Q24 47.6 21.8 45.7C16 40.5 5 31 5 19.8C5 9.6 13 1.5 24 1.5Z' +
        'M24 18.5C28.5 18.5 33 23.5 32.6 27.3C32.2 30.8 28 29.8 24 29.8S15.8 30.8 15.4 27.3C15 23.5 19.5 18.5 24 18.5Z' +
        circle(13.6, 17.6, 2.9) +
        circle(20, 11.6, 3.2) +
        circle(28, 11.6, 3.2) +
        circle(34.4, 17.6, 2.9),
      ink,
    ),
  taxwise: (ink) =>
    cut(
      'M6 5.5C6 1.5 9.5 2.5 12 4.5Q17 8 24 8T36 4.5C38.5 2.5 42 1.5 42 5.5V28C42 38 34 45.5 24 45.5S6 38 6 28Z' +
        circle(15.7, 20.5, 7) +
        circle(15.7, 20.5, 3.3) +
        circle(32.3, 20.5, 7) +
        circle(32.3, 20.5, 3.3) +
        'M21 29.5H27Q28.3 29.5 27.6 30.7L25 35Q24 36.5 23 35L20.4 30.7Q19.7 29.5 21 29.5Z',
      ink,
    ),
}

/** Every partner: its name as it is set, and the colours of its app's icon. */
const bold = { face: 'figtree', axes: { wght: 800 } }
const PARTNERS = {
  ledgerly: ['Ledgerly', { ...bold, axes: { wght: 700 }, size: 41, spacing: -0.8 }, C.green, C.mint],
  stockroom: [
    'STOCKROOM',
    { face: 'bricolage', axes: { wght: 800, wdth: 75, opsz: 40 }, size: 40, spacing: 0.6 },
    C.orange,
    C.cream,
  ],
  bookwell: ['Bookwell', { face: 'serif-bold', size: 44, spacing: -0.6 }, C.pink, C.navy],
  tablefox: [
    'tablefox',
    { face: 'bricolage', axes: { wght: 800, wdth: 100, opsz: 60 }, size: 44, spacing: -0.6 },
    C.navy,
    C.orange,
  ],
  payslip: ['Payslip Co', { ...bold, axes: { wght: 700 }, size: 39, spacing: -0.6 }, C.lightBlue, C.blue],
  shopfront: ['SHOPFRONT', { ...bold, size: 33, spacing: 0.4 }, C.blue, C.cream],
  loyalbee: ['loyalbee', { ...bold, size: 43, spacing: -0.8 }, C.yellow, C.charcoal],
  rosterly: [
    'Rosterly',
    { face: 'bricolage', axes: { wght: 600, wdth: 90, opsz: 30 }, size: 43, spacing: -0.2 },
    C.purple,
    C.pink,
  ],
  fetch: [
    'Fetch Local',
    { face: 'figtree-italic', axes: { wght: 800 }, size: 38, spacing: -0.6 },
    C.mint,
    C.green,
  ],
  taxwise: ['Taxwise', { face: 'slab', size: 37, spacing: -0.4 }, C.charcoal, C.yellow],
}
const FILES = { payslip: 'payslip-co', fetch: 'fetch-local' }

const HEIGHT = 64
const INK = C.charcoal

function partner(key) {
  const [name, type] = PARTNERS[key]
  const { path, end } = letters(name, { ...type, x: 66, y: 46 })
  return picture(Math.ceil(end + 3), HEIGHT, [
    group('translate(3 6) scale(1.083)', [SYMBOLS[key](INK)]),
    fill(path, INK),
  ])
}

function app(key) {
  const [, , ground, ink] = PARTNERS[key]
  return picture(160, 160, [
    `<rect width="160" height="160" rx="38" fill="${ground}"/>`,
    group('translate(32 32) scale(2)', [SYMBOLS[key](ink)]),
  ])
}

const PRESS = {
  'the-merchant': () => {
    const { path, end } = letters('The Merchant', {
      face: 'serif-bold',
      size: 54,
      x: 3,
      y: 50,
      spacing: -1.5,
      narrow: 0.84,
    })
    return [end, fill(path, INK)]
  },
  'small-business-weekly': () => {
    const type = { face: 'bricolage', axes: { wght: 800, wdth: 75, opsz: 96 } }
    const first = letters('SMALL BUSINESS', { ...type, size: 39, x: 3, y: 32 })
    const second = letters('WEEKLY', { ...type, size: 22, x: 0, y: 0, spacing: 12 })
    const left = 3 + (first.end - 3 - second.end) / 2
    const set = letters('WEEKLY', { ...type, size: 22, x: left, y: 57, spacing: 12 })
    return [
      first.end,
      fill(first.path + set.path, INK) +
        fill(`M3 48h${left - 13}v3h${13 - left}ZM${set.end + 10} 48H${first.end}v3H${set.end + 10}Z`, INK),
    ]
  },
  'kasi-trader': () => {
    const type = {
      face: 'bricolage',
      axes: { wght: 800, wdth: 75, opsz: 96 },
      size: 52,
      y: 50,
      slant: 0.16,
      spacing: 0.5,
    }
    const first = letters('KASI', { ...type, x: 16 })
    const second = letters('TRADER', { ...type, x: first.end + 16 })
    const box = `M15 6H${first.end + 12}L${first.end + 4} 58H5Z`
    return [
      second.end,
      `<mask id="k"><path d="M0 0H400V64H0Z" fill="#fff"/><path d="${first.path}"/></mask>` +
        fill(box, INK, 'mask="url(#k)"') +
        fill(second.path, INK),
    ]
  },
  'counter-and-till': () => {
    const { path, end } = letters('Counter & Till', {
      face: 'serif-italic',
      size: 46,
      x: 3,
      y: 47,
      spacing: -0.6,
    })
    return [end, fill(path, INK)]
  },
  'the-cape-ledger': () => {
    const { path, end } = letters('THE CAPE LEDGER', {
      face: 'serif-bold',
      size: 29,
      x: 3,
      y: 43,
      spacing: 1,
      narrow: 0.9,
    })
    return [
      end,
      fill(path, INK) +
        fill(`M3 51H${end}V54H3ZM3 56.5H${end}V58H3ZM3 12.5H${end}V15.5H3ZM3 8.5H${end}V10H3Z`, INK),
    ]
  },
}

function press(key) {
  const [end, parts] = PRESS[key]()
  return picture(Math.ceil(end + 3), HEIGHT, [parts])
}

/** Every mark by the name of its file. */
export const MARKS = {
  ...Object.fromEntries(
    Object.keys(PARTNERS).flatMap((key) => [
      [`partner-${FILES[key] ?? key}`, partner(key)],
      [`app-${FILES[key] ?? key}`, app(key)],
    ]),
  ),
  ...Object.fromEntries(Object.keys(PRESS).map((key) => [`press-${key}`, press(key)])),
}

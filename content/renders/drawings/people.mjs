import { C, darker, mix } from './palette.mjs'
import { fill, line, dot, oval, group, both } from './shapes.mjs'

/**
 * What all portraits share: 480 by 480, a head in its own coordinates (0 is the middle of the face, 80 its half width), seen
 * almost from the front and lit from the left.
 */
const INK = '#2b1512'
const HEAD = 'M-80-18C-80-80-44-114 0-114S80-80 80-18C80 46 46 100 0 100S-80 46-80-18Z'
const SQUARE_HEAD =
  'M-80-18C-80-80-46-114 0-114S80-80 80-18C80 40 76 60 58 80C42 98 22 104 0 104S-42 98-58 80C-76 60-80 40-80-18Z'

/** Tones of a skin: itself, in shadow, as a line, and reddened. */
const skin = (base, warm = '#e2502f') => ({
  base,
  shadow: darker(base, 0.16),
  line: darker(base, 0.42),
  cheek: mix(base, warm, 0.2),
})

/** Everything of a face but the hair. */
function face(
  tone,
  { square, ears = true, earring = '', mouth = smile, brow = INK, turn = 5, eyes = open, marks = '' },
) {
  const shape = square ? SQUARE_HEAD : HEAD
  const edge = square
    ? 'M44-100C66-84 80-54 80-18C80 40 76 60 58 80C42 98 22 104 0 104C38 92 62 62 64-14C64-48 58-80 44-100Z'
    : 'M44-100C66-84 80-54 80-18C80 46 46 100 0 100C38 86 62 48 64-14C64-48 58-80 44-100Z'
  const ear = (side) =>
    oval(side * 81, 4, 17, 23, side < 0 ? tone.base : tone.shadow) +
    line(`M${side * 88}-4q${side * -10} 6 ${side * -6} 18`, tone.line, 4.5)
  return [
    ears ? ear(-1) + ear(1) : '',
    earring,
    fill(shape, tone.base),
    fill(edge, tone.shadow),
    group(`translate(${turn} 0)`, [
      dot(-48, 34, 16, tone.cheek),
      dot(46, 34, 16, mix(tone.cheek, tone.shadow, 0.25)),
      line('M-50-30q14-13 30-4', brow, 7.5),
      line('M22-34q16-9 30 4', brow, 7.5),
      eyes(),
      line('M2 4q-3 12-10 17q-3 8 12 8', tone.line, 6),
      mouth(tone),
      marks,
    ]),
  ].join('')
}

const open = () => both((side) => oval(side * 34, -4, 8, 10, INK) + dot(side * 34 - 2.5, -8, 3, '#fff'))
/** Eyes narrowed by a laugh. */
const laughing = () => both((side) => line(`M${side * 34 - 12} 0q12-15 24 0`, INK, 8))

const smile = (tone) => line('M-26 52q26 24 52 0', tone.line, 7.5)
const grin = () =>
  fill('M-32 46Q0 54 32 46C32 72 18 84 0 84S-32 72-32 46Z', '#6b1d22') +
  fill('M-18 79Q0 66 18 79Q10 84 0 84T-18 79Z', '#e8695c') +
  fill('M-32 46Q0 54 32 46Q32 54 29 60Q0 67-29 60Q-32 54-32 46Z', '#fff')

/** Neck with the shadow of the chin. */
const neck = (tone, width = 42) =>
  fill(
    `M${240 - width} 285H${240 + width}V352Q${240 + width} 366 ${246 + width} 372Q240 430 ${234 - width} 372Q${240 - width} 366 ${240 - width} 352Z`,
    tone.base,
  ) + fill(`M${240 - width} 300H${240 + width}V350Q262 388 ${240 - width} 338Z`, tone.shadow)

/** Shoulders in one colour; `wide` moves them out. */
const shoulders = (colour, wide = 0) =>
  fill(
    `M${36 - wide} 480C${40 - wide} 424 ${74 - wide} 398 138 384L194 368Q240 412 286 368L342 384C${406 + wide} 398 ${440 + wide} 424 ${444 + wide} 480Z`,
    colour,
  )

/** Shoulders, neck and clothes, which are drawn 480 wide and shown a little larger. */
const body = (...parts) => group('translate(-19 -10) scale(1.08)', parts)

const head = (parts, tilt = 0, y = 234, scale = 1.28) =>
  group(`translate(240 ${y}) rotate(${tilt}) scale(${scale})`, parts)

/** A rope of hair with its strands, from a path. */
const rope = (path, colour, width, mark, dash) =>
  line(path, colour, width) + (mark ? line(path, mark, width * 0.36, `stroke-dasharray="${dash}"`) : '')

function naledi() {
  const tone = skin('#8a5233')
  const hair = '#2c1a1d'
  const strand = '#553238'
  const long = (side, x, sway, end) =>
    rope(
      `M${side * (x - 22)}-70C${side * x}-40 ${side * (x + sway)} 40 ${side * (x + sway - 6)} ${end}`,
      hair,
      21,
      strand,
      '2 13',
    )
  return [
    head(
      [
        fill('M-96-20C-100-96-54-140 0-140S100-96 96-20L112 150H-112Z', hair),
        both((side) => long(side, 92, 26, 150) + long(side, 84, 12, 168)),
      ],
      -3,
    ),
    body(
      shoulders(C.yellow),
      neck(tone),
      fill('M194 368Q240 412 286 368L302 374Q240 440 178 374Z', mix(C.yellow, C.white, 0.5)),
      fill('M150 382L172 375L182 430H298L308 375L330 382L326 480H154Z', C.orange),
      fill('M182 430H298L300 440H180Z', darker(C.orange, 0.18)),
      dot(166, 428, 8, C.cream) + dot(314, 428, 8, C.cream),
    ),
    head(
      [
        face(tone, { ears: false }),
        fill('M-86 6C-96-84-54-136 0-136S96-84 86 6C82-44 52-78 6-90C-46-80-80-46-86 6Z', hair),
        line('M6-90Q2-114 4-134', tone.shadow, 5),
        line(
          'M-10-90Q-18-112-14-132M-34-80Q-46-100-40-122M-56-62Q-72-80-66-102M24-86Q30-110 26-130M46-74Q58-94 54-114M66-56Q80-72 78-92',
          strand,
          4,
        ),
        both((side) => long(side, 80, 16, 120 + side * 14)),
        both((side) => line(`M${side * 78} 28a14 14 0 1 0 1 0`, C.yellow, 6)),
        both((side) =>
          line(`M${side * 90 - 7} ${103 + side * 14}h14`, side < 0 ? C.orange : C.lightGreen, 15),
        ),
      ],
      -3,
    ),
  ]
}

function thandi() {
  const tone = skin('#6a3d2a', '#e2402f')
  const cloth = C.orange
  const fold = darker(cloth, 0.2)
  return [
    body(
      shoulders(C.blue),
      neck(tone),
      fill('M190 360L164 378L200 442L241 404Q208 396 190 360Z', mix(C.blue, C.white, 0.18)),
      fill('M290 360L316 378L280 442L239 404Q272 396 290 360Z', mix(C.blue, C.white, 0.18)),
      line('M240 412V480', darker(C.blue, 0.3), 5),
      dot(240, 430, 6, C.cream),
    ),
    head(
      [
        face(tone, {
          eyes: laughing,
          mouth: grin,
          earring: both((side) => dot(side * 84, 38, 13, C.yellow) + dot(side * 84, 38, 5, C.orange)),
        }),
        fill(
          'M-6-152C-40-190-66-184-58-164C-50-146-24-140-2-142ZM2-152C10-196 60-204 68-178C72-158 40-142 10-140Z',
          cloth,
        ),
        fill('M8-150C16-180 42-190 58-178C52-162 30-152 8-150Z', fold),
        fill(
          'M-82 6C-100-40-104-96-74-134C-40-172 50-172 80-130C104-92 100-40 82 6C84-40 52-70 0-70S-84-40-82 6Z',
          cloth,
        ),
        line('M-90-40C-56-96 30-110 90-52M-88-94C-46-132 30-140 82-98', fold, 6),
        [
          [-60, -100],
          [-8, -124],
          [44, -118],
          [-74, -52],
          [-28, -86],
          [26, -88],
          [72, -56],
        ]
          .map(([x, y]) => dot(x, y, 7, C.yellow))
          .join(''),
        oval(2, -150, 22, 15, fold),
      ],
      4,
      250,
      1.22,
    ),
  ]
}

function sipho() {
  const tone = skin('#75452c')
  const hair = '#211518'
  return [
    body(
      shoulders(C.lightBlue, 10),
      neck(tone, 48),
      fill('M186 366L160 378L176 480H250Q268 436 306 404L294 366L240 414Z', mix(C.lightBlue, C.white, 0.55)),
      line('M306 404Q262 436 248 480', mix(C.lightBlue, C.navy, 0.3), 5),
      dot(196, 436, 8, C.navy) + dot(292, 442, 8, C.navy),
      fill('M178 356Q240 424 302 356L308 380Q240 456 172 380Z', C.green),
      fill('M228 414Q240 408 252 414L266 480H218Z', darker(C.green, 0.25)),
    ),
    head(
      [
        face(tone, { square: true, mouth: grin }),
        fill(
          'M-81 0C-86-30-86-62-74-84L74-84C86-62 86-30 81 0L74-30L70-66H-70L-74-30Z',
          mix(hair, tone.base, 0.38),
        ),
        fill('M-80-48C-82-104-48-132 0-132S82-104 80-48L70-66Q60-74 0-76T-70-66Z', hair),
        line('M52-108q14 8 19 26', tone.shadow, 5),
        fill('M-24 40Q0 30 34 40L38 46Q4 36-30 46Z', hair),
        fill('M-16 88Q5 82 26 88Q24 104 5 106T-16 88Z', hair),
      ],
      3,
    ),
  ]
}

function ayesha() {
  const tone = skin('#c98f66')
  const cloth = C.purple
  const fold = darker(cloth, 0.28)
  const light = mix(cloth, C.white, 0.16)
  return [
    body(shoulders(C.navy)),
    head(
      [
        fill(
          'M0-136C-74-136-108-84-104-16C-100 46-108 74-138 104Q-152 118-136 130C-80 182 80 182 136 130Q152 118 138 104C108 74 100 46 104-16C108-84 74-136 0-136Z',
          cloth,
        ),
        face(tone, { ears: false, mouth: smile }),
        fill(
          'M0-136C-74-136-108-84-104-16C-100 60-60 118 0 118S100 60 104-16C108-84 74-136 0-136ZM0-82C44-80 72-52 72-10C72 46 42 96 4 98C-38 96-72 46-72-10C-72-52-44-80 0-82Z',
          cloth,
          'fill-rule="evenodd"',
        ),
        fill(
          'M0-98C56-96 84-60 84-4C84 4 82 12 80 16C78 8 72 0 72-10C72-52 44-80 0-82S-72-52-72-10C-72 0-78 8-80 16C-82 12-84 4-84-4C-84-60-56-96 0-98Z',
          fold,
        ),
        fill('M-88 44C-64 96 0 126 84 92C112 82 128 92 139 106Q150 118 136 130C70 168-50 146-88 44Z', light),
        line('M-74 82C-34 130 44 142 112 116M-112 104C-84 140-40 156 0 158M88 30C84 58 70 80 52 94', fold, 5),
      ],
      -3,
      236,
      1.26,
    ),
  ]
}

function johan() {
  const tone = skin('#f0bd98', '#e5482f')
  const hair = '#b4582f'
  const check = C.orange
  return [
    body(
      shoulders(check, 14),
      line(
        'M60 420H420M40 456H440M96 396V480M132 386V480M348 386V480M384 396V480',
        mix(check, C.cream, 0.4),
        7,
      ),
      neck(tone, 50),
      fill('M188 364L166 376L196 430L240 404Q208 392 188 364Z', mix(check, C.cream, 0.25)),
      fill('M292 364L314 376L284 430L240 404Q272 392 292 364Z', mix(check, C.cream, 0.25)),
      fill('M150 380L170 374L190 436H290L310 374L330 380L340 480H140Z', C.navy),
      line('M206 462H274', C.yellow, 6),
    ),
    head(
      [
        face(tone, { square: true, brow: darker(hair, 0.1), mouth: () => '' }),
        fill(
          'M-46-86C-30-104-4-108 10-104C-10-96-28-88-40-72C-46-68-54-76-46-86Z',
          mix(tone.base, C.white, 0.4),
        ),
        fill(
          'M-84-12C-86 30-80 76-54 104C-30 128 30 128 54 104C80 76 86 30 84-12C78 14 70 30 56 34C36 28 20 26 5 28C-10 26-26 28-46 34C-66 30-78 14-84-12Z',
          hair,
        ),
        fill(
          'M84-12C86 30 80 76 54 104C38 120 14 124-4 121C44 110 66 66 68 22C75 16 80 6 84-12Z',
          darker(hair, 0.18),
        ),
        fill('M-26 56Q5 64 36 56Q32 82 5 82T-26 56Z', '#6b1d22'),
        fill('M-26 56Q5 64 36 56L34 65Q5 72-24 65Z', '#fff'),
        fill(
          'M5 36C-14 26-36 34-46 58C-30 66-8 64 5 54C18 64 40 66 56 58C46 34 24 26 5 36Z',
          darker(hair, 0.14),
        ),
      ],
      -2,
      226,
    ),
  ]
}

function lerato() {
  const tone = skin('#9c6040')
  const hair = '#4a231c'
  const lit = '#74381f'
  /** From the parting to the shoulder; the first lies outermost. */
  const locs = (side, from, ends) =>
    ends.map((end, at) => {
      const x = side * (98 - at * 8.5)
      const top = -126 + at * 11
      const path = `M${from} ${top}C${from + side * 46} ${top - 12} ${x - side * 2} ${-92 + at * 12} ${x}-8S${x + side * (14 - at * 2)} 70 ${x + side * (22 - at * 7)} ${end}`
      return line(path, at % 2 ? lit : hair, 23)
    })
  const back = fill('M-96-10C-100-92-54-134 0-134S100-92 96-10L106 140H-110Z', darker(hair, 0.4))
  return [
    head([back], 3),
    body(
      shoulders(C.green),
      neck(tone),
      fill('M190 366Q240 420 290 366L300 372Q240 444 180 372Z', mix(C.green, C.white, 0.24)),
      Array.from({ length: 9 }, (_, at) => {
        const x = (at - 4) / 4
        return dot(240 + x * 70, 424 - x * x * 40, 9, [C.orange, C.cream, C.yellow, C.pink][at % 4])
      }).join(''),
    ),
    head(
      [
        face(tone, { mouth: grin }),
        locs(1, -22, [138, 116, 146, 120]),
        locs(-1, -22, [128, 146, 110, 138]),
        line('M76 92h14M-92 102h14', C.orange, 13),
        line('M102 72h14M-114 58h14', C.cream, 13),
      ],
      3,
    ),
  ]
}

function priya() {
  const tone = skin('#b47a50')
  const hair = '#bdb9c4'
  const lit = '#e2dfe8'
  return [
    body(
      shoulders(C.pink),
      neck(tone, 40),
      fill('M188 368Q204 410 240 438Q276 410 292 368Z', tone.base),
      fill('M188 364Q204 408 240 434Q276 408 292 364L308 374Q288 430 240 466Q192 430 172 374Z', C.orange),
      fill('M342 384C406 398 440 424 444 480H300C300 440 316 404 342 384Z', C.orange),
      line('M340 410C326 430 320 456 320 480M384 412C372 432 368 456 368 480', darker(C.orange, 0.22), 5),
    ),
    head(
      [
        oval(0, -146, 46, 38, hair),
        line('M-34-152Q-4-176 32-158M-24-134Q4-154 36-140', lit, 6),
        face(tone, {
          brow: '#7d7784',
          eyes: open,
          earring: both((side) => dot(side * 84, 30, 8, C.yellow)),
          marks: both((side) => line(`M${side * 60} 14q${side * 6} 3 ${side * 9} 8`, tone.line, 3.5)),
        }),
        fill(
          'M-88 2C-98-82-54-126 0-126S98-82 88 2C84-30 76-54 50-72C20-62-10-72-24-92C-44-74-78-46-88 2Z',
          hair,
        ),
        line(
          'M-24-92C-18-106-8-116 4-122M-50-72C-42-92-30-106-14-116M10-82C30-78 52-84 66-98M-70-46C-70-72-60-92-46-104',
          lit,
          6,
        ),
        group('translate(5 0)', [
          both(
            (side) =>
              `<circle cx="${side * 35}" cy="-3" r="25" fill="none" stroke="${C.navy}" stroke-width="6"/>`,
          ),
          line('M-10-6q10-8 20 0M-60-6l-20-6M60-6l14-6', C.navy, 6),
        ]),
      ],
      -3,
      254,
      1.22,
    ),
  ]
}

function bongani() {
  const tone = skin('#573221', '#e2402f')
  const cap = C.green
  const grey = '#a9a3a3'
  return [
    body(
      shoulders(C.yellow, 14),
      neck(tone, 50),
      line('M184 366Q240 430 296 366', darker(C.yellow, 0.16), 9),
      fill('M122 388L156 379L172 430H308L324 379L358 388L350 480H130Z', C.navy),
      line('M176 446H304', mix(C.navy, C.white, 0.3), 4, 'stroke-dasharray="12 9"'),
      dot(156, 430, 11, C.orange) + dot(324, 430, 11, C.orange),
    ),
    head(
      [
        face(tone, { square: true, brow: grey, mouth: () => '' }),
        fill('M-84-48L-82 2Q-72-4-70-48ZM84-48L82 2Q72-4 70-48Z', grey),
        fill('M-26 56Q5 66 36 56Q32 86 5 86T-26 56Z', '#6b1d22'),
        fill('M-26 56Q5 66 36 56L34 67Q5 74-24 67Z', '#fff'),
        fill('M5 40C-12 30-32 38-42 58C-28 64-8 62 5 54C18 62 38 64 52 58C42 38 22 30 5 40Z', grey),
        fill('M-86-50C-94-122-50-150 0-150S94-122 86-50Q0-92-86-50Z', cap),
        line('M0-148Q-8-110 0-76M-50-136Q-66-104-58-66M50-136Q66-104 58-66', darker(cap, 0.28), 5),
        oval(0, -150, 11, 6, darker(cap, 0.28)),
        fill(
          'M-92-50C-60-94 60-94 92-50C104-32 98-20 80-28C40-52-40-52-80-28C-98-20-104-32-92-50Z',
          darker(cap, 0.3),
        ),
        dot(0, -104, 17, C.yellow),
      ],
      3,
      240,
      1.24,
    ),
  ]
}

/** Every portrait: the ground it stands on, and its drawing. */
export const PEOPLE = {
  'portrait-naledi': [C.blue, naledi],
  'portrait-thandi': [C.mint, thandi],
  'portrait-sipho': [C.orange, sipho],
  'portrait-ayesha': [C.pink, ayesha],
  'portrait-johan': [C.lightGreen, johan],
  'portrait-lerato': [C.yellow, lerato],
  'portrait-priya': [C.purple, priya],
  'portrait-bongani': [C.lightBlue, bongani],
}

import { beforeAll, describe, expect, it } from 'vitest'
import type { ValidationError } from 'yup'
import { lookupSchema } from '../../src/checkout/schemas'
import { IS_FULL_RUN } from '../testing/scale'
import type { CartBody } from './schemas/cart'
import { ADDRESS, CONTACT, useTestShop } from './testing/shop'
import { FORMS, type Form, type Kind, type Place, type Values } from './testing/typed-forms'

// Fields of every form with odd characters. Each character is put before, into and after the value; the form and the shop must
// both treat it as the table says.

/** `cleaned`: the character is removed. `kept`: it is a part of the text. `refused`: the field has an error. */
type Outcome = 'cleaned' | 'kept' | 'refused'

const SIGNS: readonly { what: string; signs: readonly string[]; outcomes: Record<Kind, Outcome> }[] = [
  {
    what: 'invisible characters: marks of direction, zero-width signs, soft hyphen, byte order mark, bell',
    signs: [
      ...['\u200b', '\u200e', '\u200f', '\u061c', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060'],
      ...['\u2066', '\u2067', '\u2068', '\u2069', '\ufeff', '\u00ad', '\u180e', '\u0007'],
    ],
    outcomes: { text: 'cleaned', email: 'cleaned', number: 'cleaned', bare: 'cleaned' },
  },
  {
    what: 'joiners and selectors, which names and emoji need',
    signs: ['\u200c', '\u200d', '\ufe0f'],
    outcomes: { text: 'kept', email: 'cleaned', number: 'cleaned', bare: 'cleaned' },
  },
  {
    what: 'spaces',
    signs: [' ', '\u00a0', '\u2003', '\u2009', '\u202f', '\u3000'],
    outcomes: { text: 'kept', email: 'refused', number: 'cleaned', bare: 'cleaned' },
  },
  {
    what: 'dashes, dots and brackets',
    signs: [
      ...['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d'],
      ...['.', '\u00b7', '(', ')', '\uff08'],
    ],
    outcomes: { text: 'kept', email: 'refused', number: 'cleaned', bare: 'refused' },
  },
  {
    what: 'characters that only look like a digit or letter',
    signs: ['\u00b2', '\u00bd', '\u2460', '\u0410'],
    outcomes: { text: 'kept', email: 'refused', number: 'refused', bare: 'refused' },
  },
]

/** Arabic, Persian, Devanagari, full-width. */
const ZEROS = ['\u0660', '\u06f0', '\u0966', '\uff10']

let place: Place
const shop = useTestShop()
beforeAll(async () => {
  const { id: cart } = await shop.cart(['khumo'])
  const { number: paid } = await shop.place(['khumo'])
  await shop.markPaid(paid)
  const first = { owner_first_name: 'T', owner_last_name: 'N', email: CONTACT.email }
  const { id: signup } = (await shop.call('POST', '/signups/', first)).json()
  place = { shop, cart, paid, signup }
})

/** The form's cleaned values and its errors. */
const ask = (
  { schema }: Pick<Form, 'schema'>,
  values: Values,
): { sent: Values; problems: Record<string, string> } => {
  const sent = schema.cast(values, { assert: false }) as Values
  try {
    schema.validateSync(values, { abortEarly: false })
    return { sent, problems: {} }
  } catch (error) {
    const { inner } = error as ValidationError
    return { sent, problems: Object.fromEntries(inner.map(({ path, message }) => [path, message])) }
  }
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

type Write = (parts: readonly string[]) => string
type Judge = (kind: Kind, parts: readonly string[]) => Outcome

/** A new person each time, because the shop recognises earlier ones. */
let people = 0
const someoneElse = (part: string): string => part.replace('thandi1@', `thandi${people}@`)

const eachField = <Value>(
  { fields }: Form,
  give: (kind: Kind, parts: readonly string[]) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, [kind, ...parts]]) => [name, give(kind, parts.map(someoneElse))]),
  )

/** Submits the form, and compares each cleaned field with the expected value. */
const checkForm = (form: Form, write: Write, judge: Judge) => {
  people += 1
  const plain = eachField(form, (_, parts) => parts.join(''))
  const typed = eachField(form, (_, parts) => write(parts))
  const clean = ask(form, { ...form.others, ...plain }).sent
  const { sent, problems } = ask(form, { ...form.others, ...typed })
  const found = Object.keys(form.fields).map((name) => [
    name,
    problems[name] ? 'refused' : sent[name] === clean[name] ? 'cleaned' : 'kept',
  ])
  expect(Object.fromEntries(found)).toEqual(eachField(form, judge))
  return { plain, typed, sent, problems }
}

/** The same for form and shop: the shop must store the form's values, and refuse what the form refuses. */
const checkFormAndShop = async (form: Form, write: Write, judge: Judge): Promise<void> => {
  const { plain, typed, sent, problems } = checkForm(form, write, judge)
  const accepted = Object.keys(typed).filter((name) => !problems[name])
  const body = { ...form.others, ...plain, ...pick(typed, accepted) }
  const reply = await form.send(place, body)
  expect(reply.statusCode, reply.body).toBeLessThan(300)
  expect(pick(await form.kept(place, reply, ask(form, body).sent), accepted)).toEqual(pick(sent, accepted))

  for (const [name, problem] of Object.entries(problems)) {
    const refusal = await form.send(place, { ...body, [name]: typed[name] })
    expect(refusal.statusCode, name).toBe(422)
    const said = refusal.json<{ error: { fields: object } }>().error.fields
    expect(said).toEqual({ [(form.prefix ?? '') + name]: form.speaks ? problem : expect.any(String) })
  }
}

const codeOf = (sign: string): string => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

describe.each(SIGNS)('$what', ({ signs, outcomes }) => {
  it.each(FORMS)('$name', async (form) => {
    for (const sign of signs) {
      try {
        checkForm(
          form,
          (parts) => sign + parts.join(sign) + sign,
          (kind) => outcomes[kind],
        )
      } catch (error) {
        throw new Error(`${codeOf(sign)}: ${(error as Error).message}`, { cause: error })
      }
    }
    // All characters at once, or one by one in a full run.
    for (const together of IS_FULL_RUN ? signs : [signs.join('')])
      await checkFormAndShop(
        form,
        (parts) => parts.join(together),
        (kind) => outcomes[kind],
      )
  })
})

it.each(FORMS)('digits of other scripts become ASCII, and stay in names: $name', async (form) => {
  for (const zero of ZEROS) {
    const inScript = (parts: readonly string[]) =>
      parts.join('').replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
    await checkFormAndShop(form, inScript, (kind, parts) =>
      kind === 'text' && /\d/.test(parts.join('')) ? 'kept' : 'cleaned',
    )
  }
})

const ODD = ['\u202a', '\u200b', '\u00a0', '\u2011', '\u2013', '.', '\ufeff']

it('a promo code with odd characters works, and an unknown one does not', async () => {
  for (const sign of ODD) {
    const typed = `${sign}wel${sign}come10${sign}`
    const reply = await shop.call('PATCH', `/carts/${place.cart}/`, { promo_code: typed })
    expect(reply.json<CartBody>().promo_code, codeOf(sign)).toBe('WELCOME10')
    const path = `/carts/${place.cart}/validate_promo_code/${encodeURIComponent(typed)}/`
    expect((await shop.call('GET', path)).json(), codeOf(sign)).toMatchObject({ valid: true })
  }
  const reply = await shop.call('PATCH', `/carts/${place.cart}/`, { promo_code: 'WELCOME1\u00b2' })
  expect(reply.json().error).toMatchObject({ code: 'unknown_promo_code' })
})

it('an order is found by its number and address in every copied form', async () => {
  for (const sign of ODD) {
    const around = /[\u00a0\u2011\u2013.]/.test(sign) ? '\u200e' : sign
    const typed = {
      number: `${sign}za${sign}${place.paid.slice(2)}${sign}`,
      email: `${around}${CONTACT.email.replace('@', `${around}@`)}${around}`,
    }
    const { sent, problems } = ask({ schema: lookupSchema }, typed)
    expect([sent, problems]).toEqual([{ number: place.paid, email: CONTACT.email }, {}])
    const reply = await shop.call('POST', '/orders/lookup/', typed)
    expect(reply.json(), codeOf(sign)).toMatchObject({ order_number: place.paid })
  }
})

it('earlier entries and signups are recognised in every spelling', async () => {
  const email = encodeURIComponent(`\u202a${CONTACT.email}\u202c`)
  const reply = await shop.call('GET', `/signups/validate_email/?email=${email}`)
  expect(reply.json()).toMatchObject({ valid: true })
})

it('a text that is too long after cleaning is refused, not cut', async () => {
  const contact_info = { ...CONTACT, first_name: `\u202a${'x'.repeat(41)}` }
  const reply = await shop.call('PATCH', `/carts/${place.cart}/`, { contact_info, address: ADDRESS })
  expect(reply.json().error.fields).toEqual({
    'contact_info.first_name': 'must have at most 40 characters',
  })
})

import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { Schema } from 'yup'
import { contactSchema, recipientSchema, addressSchema } from '../../../src/checkout/schemas'
import { leadRules } from '../../../shared/leads/rules'
import { SCHEMAS } from '../../../src/signup/schemas'
import { joiningSchema } from '../../../src/waitlist/schema'
import type { CartBody } from '../schemas/cart'
import { lockSignup } from '../store/signups'
import { PERSONAL_DATA_KEY, type TestShop } from './shop'

/** `text`: names and addresses. `number`: usually written with separators. `bare`: without separators, or with its own. */
export type Kind = 'text' | 'email' | 'number' | 'bare'

/** The targets of forms: a shop, an open cart in it, the number of a paid order, an unfinished signup. */
export interface Place {
  shop: TestShop
  cart: string
  paid: string
  signup: string
}

export type Values = Record<string, unknown>

export interface Form {
  name: string
  schema: Schema
  /** Other values that are sent with it. */
  others?: Values
  /** By field: its kind, and the parts of its value between which characters can be put. */
  fields: Record<string, readonly [Kind, ...parts: string[]]>
  send: (place: Place, values: Values) => Promise<LightMyRequestResponse>
  /** Reads what the shop stored of it. */
  kept: (place: Place, reply: LightMyRequestResponse, sent: Values) => Promise<Values>
  /** The prefix of its field names in the shop's errors. */
  prefix?: string
  /** Whether the shop's errors use the sentences of the form. */
  speaks?: true
}

const patchCart = (of: 'contact_info' | 'address') => ({
  send: ({ shop, cart }: Place, values: Values) => shop.call('PATCH', `/carts/${cart}/`, { [of]: values }),
  kept: async (_: Place, reply: LightMyRequestResponse) => reply.json<CartBody>()[of] as Values,
  prefix: `${of}.`,
})
const patchSignup = {
  send: ({ shop, signup }: Place, values: Values) => shop.call('PATCH', `/signups/${signup}/`, values),
  kept: async ({ shop, signup }: Place) =>
    (await lockSignup(shop.database, signup, PERSONAL_DATA_KEY)).details as Values,
  speaks: true as const,
}
/** Reads a person's fields in one of the sandbox's lists. */
const entryOf =
  (list: string) =>
  async ({ shop }: Place, _: LightMyRequestResponse, sent: Values) => {
    const all = (await shop.app.inject(`/sandbox/api/${list}`)).json<Values[]>()
    return all.find((entry) => entry['email'] === sent['email']) ?? {}
  }
const PERSON = {
  email: ['email', 'thandi1@', 'example.co.za'],
  phone: ['number', '082', '123', '4567'],
} as const
const NAMES = { first_name: ['text', 'Thandi', 'Thembi'], last_name: ['text', 'Nkosi', 'Dube'] } as const

/** Every form that sends typed text to the shop, except forms with one field. */
export const FORMS: readonly Form[] = [
  {
    name: 'contact of the checkout',
    schema: contactSchema,
    fields: { ...NAMES, ...PERSON },
    ...patchCart('contact_info'),
  },
  {
    name: 'address of the checkout',
    schema: addressSchema,
    others: { province: 'Gauteng' },
    fields: {
      street: ['text', '12', 'Long Street'],
      complex: ['text', 'Unit', '4'],
      suburb: ['text', 'Mel', 'ville'],
      city: ['text', 'Johannes', 'burg'],
      postal_code: ['bare', '21', '96'],
    },
    ...patchCart('address'),
  },
  {
    name: 'signup, about',
    schema: SCHEMAS.about,
    fields: { owner_first_name: NAMES.first_name, owner_last_name: NAMES.last_name, ...PERSON },
    ...patchSignup,
  },
  {
    name: 'signup, business',
    schema: SCHEMAS.business,
    others: { business_type: 'company', role: 'owner' },
    fields: {
      business_name: ['text', 'Thandi’s', 'Coffee'],
      registration_number: ['bare', '2023/', '123456/', '07'],
    },
    ...patchSignup,
  },
  {
    name: 'signup, ID number',
    schema: SCHEMAS.identity,
    others: { id_type: 'sa_id_number' },
    fields: { id_number: ['number', '800101', '5009', '087'] },
    ...patchSignup,
  },
  {
    name: 'signup, passport',
    schema: SCHEMAS.identity,
    others: { id_type: 'foreign_passport' },
    fields: { id_number: ['number', 'a123', '4567'] },
    ...patchSignup,
  },
  {
    name: 'lead',
    schema: leadRules(() => '2131-01-01').rental,
    others: {
      ...{ rental_term: 'event', start_date: '2131-03-01', end_date: '2131-03-03' },
      ...{
        turnover: 'R50,000 - R100,000',
        intention: 'switching_provider',
        products: ['Khumo'],
        unsure: false,
      },
    },
    fields: { ...NAMES, ...PERSON, machines: ['bare', '1', '2'] },
    send: ({ shop }, values) =>
      shop.call(
        'POST',
        '/leads/',
        { form: 'rental', consent_version: '2026-11-26', ...values },
        randomUUID(),
      ),
    kept: entryOf('kept_leads'),
    speaks: true,
  },
  {
    name: 'waitlist',
    schema: joiningSchema,
    others: { quantity: 1 },
    fields: { name: ['text', 'Thandi', 'Nkosi'], email: PERSON.email },
    send: ({ shop }, values) =>
      shop.call('POST', '/waitlist/', { item: 'go', consent_version: '2026-11-22', ...values }),
    kept: entryOf('waitlist'),
    speaks: true,
  },
  {
    name: 'business on an invoice',
    schema: recipientSchema,
    fields: {
      name: ['text', 'Thandi’s', 'Coffee'],
      address: ['text', '12', 'Long Street'],
      vat_number: ['number', '4123', '456', '789'],
    },
    send: ({ shop, paid }, values) => shop.asOwner(paid, 'PUT', 'invoice/recipient/', values),
    kept: async (_, reply) => reply.json<{ recipient: Values }>().recipient,
    speaks: true,
  },
]

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { SignupBody } from './routes/signups'
import { useTestShop } from './testing/shop'

const FIRST = { owner_first_name: 'Thandi', owner_last_name: 'Nkosi', email: 'thandi@example.co.za' }

const shop = useTestShop()

const start = async (): Promise<SignupBody> =>
  (await shop.call('POST', '/signups/', FIRST)).json<SignupBody>()

describe('errors name their field, with a sentence', () => {
  it.each<[object, object]>([
    [{ owner_first_name: '  ' }, { owner_first_name: 'First name required' }],
    [{ owner_last_name: 'x'.repeat(81) }, { owner_last_name: 'Last name has more than 80 characters' }],
    [{ email: 'thandi@' }, { email: 'Email must be a valid email' }],
    [{ phone: '082 123' }, { phone: 'Valid S.A phone number required' }],
    [{ business_name: '' }, { business_name: 'Business name required' }],
    [
      { registration_number: '12345' },
      { registration_number: 'Company registration number must look like 2023/123456/07' },
    ],
    [{ id_number: '8001015009087' }, { id_number: 'Choose the type of ID before its number' }],
    [
      { id_type: 'sa_id_number', id_number: '8001015009088' },
      { id_number: 'One digit of this ID number is wrong. Compare it with your ID.' },
    ],
    [
      { email: '', phone: '' },
      { email: 'Email address required', phone: 'Phone number required' },
    ],
    [{ cart_uuid: 'gone' }, { cart_uuid: 'We could not find this cart.' }],
    [{ cart_uuid: randomUUID() }, { cart_uuid: 'We could not find this cart.' }],
  ])('%o', async (body, fields) => {
    const { id } = await start()
    const reply = await shop.call('PATCH', `/signups/${id}/`, body)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error).toMatchObject({ code: 'invalid_request', fields })
  })

  it.each([{ business_type: 'club' }, { role: 'king' }, { use_case: 'yes' }, { id_type: 'visa' }])(
    'refuses a word that is not in its list: %o',
    async (body) => {
      const { id } = await start()
      const reply = await shop.call('PATCH', `/signups/${id}/`, body)
      expect(Object.keys(reply.json().error.fields)).toEqual(Object.keys(body))
    },
  )

  it('a signup requires an email address', async () => {
    const reply = await shop.call('POST', '/signups/', { ...FIRST, email: undefined })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error.fields).toEqual({ email: 'is required' })
  })
})

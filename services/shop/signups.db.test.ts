import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SignupBody, SignupPatch } from './routes/signups'
import { carts, signups } from './store/schema'
import { useTestShop } from './testing/shop'

const FIRST = { owner_first_name: ' Thandi ', owner_last_name: 'Nkosi', email: 'thandi@example.co.za' }
const REST: SignupPatch = {
  phone: '082 123 4567',
  business_name: 'Thandi’s Coffee',
  business_type: 'company',
  registration_number: '202312345607',
  role: 'owner',
  id_type: 'sa_id_number',
  id_number: '800101 5009 087',
  use_case: 'card_machine',
}

const shop = useTestShop()

const start = async (body: object = FIRST): Promise<SignupBody> =>
  (await shop.call('POST', '/signups/', body)).json<SignupBody>()
const patch = (id: string, body: object) => shop.call('PATCH', `/signups/${id}/`, body)
const stored = async (id: string) => {
  const [row] = await shop.database.select().from(signups).where(eq(signups.id, id))
  return row
}

describe('a signup', () => {
  it('starts with names and an email address, and shows a stranger only a first name', async () => {
    const reply = await shop.call('POST', '/signups/', FIRST)
    expect(reply.statusCode).toBe(201)
    const { id } = reply.json<SignupBody>()
    expect(reply.json()).toEqual({ id, owner_first_name: 'Thandi', cart_uuid: null, status: 'pending' })
    expect((await patch(id, REST)).json()).toEqual(reply.json())
    const read = await shop.call('GET', `/signups/${id}/`)
    expect(read.json()).toEqual(reply.json())
    expect(read.headers['cache-control']).toBe('no-store')
  })

  it('is filled in step by step, in any order, and complete once it is submitted', async () => {
    const { id } = await start()
    const { id_type, id_number, ...others } = REST
    await patch(id, { id_type })
    await patch(id, others)
    expect((await patch(id, { id_number })).json()).toMatchObject({ status: 'pending' })
    expect((await patch(id, { status: 'complete' })).json()).toMatchObject({ status: 'complete' })
    expect((await stored(id))?.details).toEqual({
      owner_first_name: 'Thandi',
      owner_last_name: 'Nkosi',
      phone: '27821234567',
      business_name: 'Thandi’s Coffee',
      business_type: 'company',
      registration_number: '2023/123456/07',
      role: 'owner',
      id_type: 'sa_id_number',
      use_case: 'card_machine',
    })
  })

  it('stores the ID number encrypted', async () => {
    const { id } = await start()
    await patch(id, REST)
    expect(JSON.stringify(await stored(id))).not.toContain('8001015009087')
    expect((await stored(id))?.sealedIdNumber).toEqual(expect.any(String))
  })

  it('is created once for one Idempotency-Key', async () => {
    const key = randomUUID()
    const send = () => shop.call('POST', '/signups/', FIRST, key)
    const [one, two] = await Promise.all([send(), send()])
    expect(two?.json()).toEqual(one?.json())
  })

  it('names the missing fields when it is submitted too early', async () => {
    const { id } = await start()
    const reply = await patch(id, { business_type: 'company', status: 'complete' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error).toMatchObject({
      code: 'signup_incomplete',
      fields: {
        phone: 'Phone number required',
        business_name: 'Business name required',
        registration_number: 'Company registration number required',
        role: 'Role in the business required',
        id_type: 'Type of ID required',
        id_number: 'ID number required',
        use_case: 'What you want to do required',
      },
    })
    expect((await stored(id))?.details).not.toHaveProperty('business_type')
  })

  it('needs a registration number only for a company, and drops it otherwise', async () => {
    const { id } = await start()
    const reply = await patch(id, { ...REST, business_type: 'sole_trader', status: 'complete' })
    expect(reply.json()).toMatchObject({ status: 'complete' })
    expect((await stored(id))?.details).not.toHaveProperty('registration_number')
  })

  it('drops an ID number of another type', async () => {
    const { id } = await start()
    await patch(id, REST)
    const reply = await patch(id, { id_type: 'foreign_passport', status: 'complete' })
    expect(reply.json().error.fields).toEqual({ id_number: 'ID number required' })
    const other = await patch(id, { id_type: 'foreign_passport', id_number: 'A1234567', status: 'complete' })
    expect(other.json()).toMatchObject({ status: 'complete' })
  })

  it('is closed once it is complete: a repeat succeeds, a change is refused', async () => {
    const { id } = await start()
    await patch(id, { ...REST, status: 'complete' })
    expect((await patch(id, { ...REST, status: 'complete' })).statusCode).toBe(200)
    const change = await patch(id, { phone: '083 123 4567' })
    expect(change.statusCode).toBe(409)
    expect(change.json().error.code).toBe('signup_complete')
    expect((await stored(id))?.details.phone).toBe('27821234567')
  })

  it('with an unknown id is not found', async () => {
    for (const id of [randomUUID(), '42']) {
      expect((await shop.call('GET', `/signups/${id}/`)).json().error.code).toBe('signup_not_found')
      expect((await patch(id, { phone: '0821234567' })).statusCode).toBe(404)
    }
  })
})

describe('the cart of a signup', () => {
  it('is tied to it, and can be removed', async () => {
    const { id: cartId, items } = await shop.cart(['khumo'])
    const { id, cart_uuid } = await start({ ...FIRST, cart_uuid: cartId })
    expect(cart_uuid).toBe(cartId)
    const signupOf = async () => {
      const [cart] = await shop.database.select().from(carts).where(eq(carts.id, cartId))
      return cart?.signupId
    }
    expect(await signupOf()).toBe(id)
    const cleared = await shop.post(cartId, 'clear_cart_signup')
    expect(cleared.json()).toMatchObject({ items })
    expect(await signupOf()).toBeNull()
  })
})

describe('an email address', () => {
  const check = async (email: string) =>
    (await shop.call('GET', `/signups/validate_email/?email=${encodeURIComponent(email)}`)).json()

  it.each([
    ['new@example.co.za', true],
    ['new@', false],
    ['', false],
  ])('"%s" is valid: %s', async (email, valid) => {
    expect(await check(email)).toEqual({ valid, exists: false })
  })

  it('is known once a signup with it is finished', async () => {
    const { id } = await start({ ...FIRST, email: 'done@example.co.za' })
    expect(await check('done@example.co.za')).toMatchObject({ exists: false })
    await patch(id, { ...REST, status: 'complete' })
    expect(await check('Done@example.co.za')).toMatchObject({ exists: true })
  })
})

describe('errors name their field, with a sentence', () => {
  it.each<[object, object]>([
    [{ owner_first_name: '  ' }, { owner_first_name: 'First name required' }],
    [{ owner_last_name: 'x'.repeat(81) }, { owner_last_name: 'Last name: shorten it to 80 characters' }],
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
    [
      { cart_uuid: 'gone' },
      { cart_uuid: 'Your cart is gone. Put what you want into a new one, or call us.' },
    ],
    [
      { cart_uuid: randomUUID() },
      { cart_uuid: 'Your cart is gone. Put what you want into a new one, or call us.' },
    ],
  ])('%o', async (body, fields) => {
    const { id } = await start()
    const reply = await patch(id, body)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error).toMatchObject({ code: 'invalid_request', fields })
  })

  it.each([{ business_type: 'club' }, { role: 'king' }, { use_case: 'yes' }, { id_type: 'visa' }])(
    'refuses a word that is not in its list: %o',
    async (body) => {
      const { id } = await start()
      const reply = await patch(id, body)
      expect(Object.keys(reply.json().error.fields)).toEqual(Object.keys(body))
    },
  )

  it('a signup requires an email address', async () => {
    const reply = await shop.call('POST', '/signups/', { ...FIRST, email: undefined })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error.fields).toEqual({ email: 'is required' })
  })
})

import { BUSINESS_ROLES, BUSINESS_TYPES, ID_TYPES, USE_CASES } from '../../../shared/signup-options'
import { emailRule, problemOf } from '../../../shared/input-rules'
import Type, { type Static } from 'typebox'
import type { Queries } from '../../database/open'
import { changeSignup, type Signup, SIGNUP_STATUSES } from '../domain/signup'
import { CartBody } from '../schemas/cart'
import { answers, CartParams, Id, IdempotencyHeader, Nullable, OneOf, Typed } from '../schemas/common'
import { lockCart, updateCart } from '../store/carts'
import {
  claimCart,
  isKnownEmail,
  isOrdered,
  lockSignup,
  newSignup,
  readSignup,
  saveSignup,
} from '../store/signups'
import type { Routes, ShopContext } from './context'
import { cartAnswer } from './present-cart'
import { answerOnce } from './read-request'

const CartUuid = Id('The cart that was filled before or while signing up')

// domain/signup.ts checks the values, and describes the errors in sentences.
const first = { owner_first_name: Typed('text'), owner_last_name: Typed('text'), email: Typed('email') }

const valueOf = <Value extends string>({ value }: { value: Value }) => value

const Later = Type.Partial(
  Type.Object({
    phone: Typed('phone'),
    business_name: Typed('text'),
    business_type: OneOf(BUSINESS_TYPES.map(valueOf)),
    registration_number: Typed('registrationNumber', { description: 'Of a company only' }),
    role: OneOf(BUSINESS_ROLES.map(valueOf)),
    id_type: OneOf(ID_TYPES.map(valueOf)),
    id_number: Typed('idNumber'),
    use_case: OneOf(USE_CASES.map(valueOf)),
    cart_uuid: CartUuid,
  }),
)

const NewSignup = Type.Object({ ...first, ...Later.properties })

export const SignupPatch = Type.Partial(
  Type.Object({ ...first, ...Later.properties, status: OneOf(['complete']) }),
)
export type SignupPatch = Static<typeof SignupPatch>

/** Personal data is never returned: the signup's id gives access only to these fields. */
export const SignupBody = Type.Object(
  {
    id: Type.String(),
    owner_first_name: Type.String(),
    cart_uuid: Nullable(Type.String()),
    status: OneOf(SIGNUP_STATUSES),
  },
  { title: 'Signup' },
)
export type SignupBody = Static<typeof SignupBody>

const SignupParams = Type.Object({ id: Id('Signup id') })

const EmailQuery = Type.Object({ email: Typed('email') })
const EmailAnswer = Type.Object({
  valid: Type.Boolean(),
  exists: Type.Boolean({ description: 'A signup with this address was finished before' }),
})

export function signupRoutes(routes: Routes, shop: ShopContext): void {
  const { database, personalDataKey: key } = shop
  routes.get(
    '/signups/validate_email/',
    {
      config: { counts: 'email validation', isQueued: true },
      schema: { operationId: 'validateEmail', querystring: EmailQuery, response: answers(200, EmailAnswer) },
    },
    async ({ query: { email } }) =>
      problemOf(emailRule, email)
        ? { valid: false, exists: false }
        : { valid: true, exists: await isKnownEmail(database, email) },
  )

  routes.post(
    '/signups/',
    {
      config: { counts: 'signup', isQueued: true },
      schema: {
        operationId: 'createSignup',
        headers: IdempotencyHeader,
        body: NewSignup,
        response: answers(201, SignupBody),
      },
    },
    async (request, reply) => {
      const body = await answerOnce(shop, request, 201, async (tx, now) => {
        const signup = changeSignup(newSignup(), toChange(request.body), now)
        if (signup.cartId) await claimCart(tx, signup.cartId, signup.id)
        await saveSignup(tx, signup, key, now)
        return present(tx, signup)
      })
      return reply.code(201).send(body)
    },
  )

  routes.get(
    '/signups/:id/',
    { schema: { operationId: 'getSignup', params: SignupParams, response: answers(200, SignupBody) } },
    async ({ params }) => present(database, await readSignup(database, params.id)),
  )

  routes.patch(
    '/signups/:id/',
    {
      schema: {
        operationId: 'updateSignup',
        params: SignupParams,
        body: SignupPatch,
        response: answers(200, SignupBody),
      },
    },
    async ({ params, body }) =>
      database.transaction(async (tx) => {
        const now = new Date()
        const before = await lockSignup(tx, params.id, key)
        const signup = changeSignup(before, toChange(body), now)
        if (before.status === 'pending') {
          const isAnother = signup.cartId !== before.cartId
          if (signup.cartId && isAnother) await claimCart(tx, signup.cartId, signup.id)
          await saveSignup(tx, signup, key, now)
        }
        return present(tx, signup)
      }),
  )

  routes.post(
    '/carts/:id/clear_cart_signup/',
    { schema: { operationId: 'clearCartSignup', params: CartParams, response: answers(200, CartBody) } },
    async ({ params }) => {
      const now = new Date()
      return database.transaction(async (tx) => {
        await lockCart(tx, params.id)
        return cartAnswer(tx, await updateCart(tx, params.id, { signupId: null }, now), now)
      })
    },
  )
}

const toChange = ({ cart_uuid: cartId, status, ...details }: SignupPatch) => ({
  details,
  ...(cartId && { cartId }),
  ...(status && { status }),
})

/**
 * The signup for callers that know its id, without personal data. A cart that has become an order is left out, because it can
 * no longer be restored.
 */
const present = async (queries: Queries, { id, status, details, cartId }: Signup): Promise<SignupBody> => ({
  id,
  owner_first_name: details.owner_first_name ?? '',
  cart_uuid: cartId && (await isOrdered(queries, cartId)) ? null : cartId,
  status,
})

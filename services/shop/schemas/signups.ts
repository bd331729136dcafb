import Type, { type Static } from 'typebox'
import { BUSINESS_ROLES, BUSINESS_TYPES, ID_TYPES, USE_CASES } from '../../../shared/signup-options'
import { SIGNUP_STATUSES } from '../domain/signup'
import { Id, Nullable, OneOf, Typed } from './common'

const CartUuid = Id('The cart that was filled before or while signing up')

const valueOf = <Value extends string>({ value }: { value: Value }) => value

// domain/signup-details.ts checks all of it, in sentences.
const first = { owner_first_name: Typed('text'), owner_last_name: Typed('text'), email: Typed('email') }

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

export const NewSignup = Type.Object({ ...first, ...Later.properties })

export const SignupPatch = Type.Partial(
  Type.Object({ ...first, ...Later.properties, status: OneOf(['complete']) }),
)
export type SignupPatch = Static<typeof SignupPatch>

/** Personal data never leaves again: who knows the id may read this much and no more. */
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

export const SignupParams = Type.Object({ id: Id('Signup id') })

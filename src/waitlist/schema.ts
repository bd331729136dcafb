import { number, object, string } from 'yup'
import { emailSchema } from '../checkout'

export type Joining = { name: string; email: string; quantity: number; marketing: boolean }

/** The names of the fields that can be wrong, in the order of the form. */
export const FIELDS = ['name', 'email', 'quantity'] as const

/** Messages and lengths of the lead form (spec 5); the quantity is chosen from a list. */
export const joiningSchema = object({
  name: string().trim().required('Name required').max(80, 'Name has more than 80 characters'),
  email: emailSchema,
  quantity: number().required(),
})

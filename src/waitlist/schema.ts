import { number, object, string } from 'yup'
import { emailSchema } from '../checkout'

export type Joining = { name: string; email: string; quantity: number; marketing: boolean }

export const EMPTY: Joining = { name: '', email: '', quantity: 1, marketing: false }

/** What stands in the form's own fields. */
export const readForm = (form: HTMLFormElement): Joining => {
  const typed = new FormData(form)
  const text = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    quantity: Number(text('quantity') || EMPTY.quantity),
    marketing: typed.has('marketing'),
  }
}

/** The names of the fields that can be wrong, in the order of the form. */
export const FIELDS = ['name', 'email', 'quantity'] as const

/** Messages and lengths of the lead form (spec 5); the quantity is chosen from a list. */
export const joiningSchema = object({
  name: string().trim().required('Name required').max(80, 'Name has more than 80 characters'),
  email: emailSchema,
  quantity: number().required(),
})

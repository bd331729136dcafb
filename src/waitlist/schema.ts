import { number, object } from 'yup'
import { MOST_CHARACTERS } from '../../shared/contact-details'
import { emailRule, line } from '../../shared/input-rules'

export type Joining = { name: string; email: string; quantity: number; marketing: boolean }

export const EMPTY: Joining = { name: '', email: '', quantity: 1, marketing: false }

/** The values of the form's fields in the page. */
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

/** The labels of the fields that can be wrong, in the order of the form. */
export const LABELS = { name: 'Name', email: 'Email address', quantity: 'How many' } as const

/** Messages and lengths are those of the lead form (spec 5). The quantity is chosen from a list. */
export const joiningSchema = object({
  name: line('Name', MOST_CHARACTERS.full_name),
  email: emailRule,
  quantity: number().required(),
})

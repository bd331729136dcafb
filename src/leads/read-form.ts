import { EMPTY_TEXTS, type LeadValues } from './fields'
import { INTERESTS, type Interest, type LeadKind } from '../../shared/leads/options'

/** What stands in the fields that a form has, where it is not what the server wrote. */
const readForm = (form: HTMLFormElement): Partial<LeadValues> => {
  const typed = new FormData(form)
  const texts = Object.entries(EMPTY_TEXTS).flatMap(([name, empty]) => {
    const value = typed.get(name)
    return typeof value === 'string' && value !== empty ? [[name, value]] : []
  })
  const ticked = typed.getAll('products')
  return {
    ...(Object.fromEntries(texts) as Partial<LeadValues>),
    ...(ticked.length > 0 && { products: INTERESTS.sales.filter((interest) => ticked.includes(interest)) }),
    ...(typed.has('unsure') && { unsure: true }),
  }
}

type Opening = {
  form: HTMLFormElement
  /** What was typed before in this tab. */
  draft: LeadValues
  kind: LeadKind
  /** What is asked about from the start. */
  product?: Interest | undefined
}

/** What a form opens with: what was typed in it before its code was here, which stands in the page alone; else the draft. */
export const openWith = ({ form, draft, kind, product }: Opening): LeadValues => {
  const values = { ...draft, ...readForm(form) }
  if (product) return { ...values, products: [product], unsure: false }
  const offered: readonly Interest[] = INTERESTS[kind]
  return { ...values, products: values.products.filter((interest) => offered.includes(interest)) }
}

import { ValidationError } from 'yup'
import type { LeadKind } from '../../../shared/leads/options'
import { LEAD_SCHEMAS, type Lead } from '../../../src/leads/schema'
import { Problem } from './problem'

/**
 * A lead by the rules of its form (spec 5): trimmed, the phone as 27 and nine digits, without what the form does not ask for.
 * @throws Problem that names every field at fault with the sentence of the form
 */
export function readLead(form: LeadKind, typed: object): Lead {
  try {
    return LEAD_SCHEMAS[form].validateSync(typed, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const first = [...error.inner].reverse().map(({ path = '', message }) => [path, message] as const)
    const fields = Object.fromEntries(first)
    throw new Problem('invalid_request', `${Object.values(fields).join('. ')}.`, fields)
  }
}

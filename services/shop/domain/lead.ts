import { ValidationError } from 'yup'
import type { LeadKind } from '../../../shared/leads/fields'
import { leadRules, type Lead } from '../../../shared/leads/rules'
import { southAfricanDay } from '../../../shared/sast-date'
import { Problem } from './problem'

const RULES = leadRules(() => southAfricanDay(Date.now()))

/**
 * A lead by the rules of its form (spec 5): trimmed, the phone as 27 and nine digits, without what the form does not ask for.
 * @throws Problem that names every field at fault with the sentence of the form
 */
export function readLead(form: LeadKind, typed: object): Lead {
  try {
    return RULES[form].validateSync(typed, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const first = [...error.inner].reverse().map(({ path = '', message }) => [path, message] as const)
    const fields = Object.fromEntries(first)
    throw new Problem('invalid_request', `${Object.values(fields).join('. ')}.`, fields)
  }
}

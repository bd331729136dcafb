import type { FastifySchemaValidationError } from 'fastify/types/schema'
import { Problem } from '../domain/problem'
import { fieldErrors } from '../schemas/field-errors'

/** Turns a failed schema into one refusal that names every field, in words for the shopper. */
export function validationProblem(errors: readonly FastifySchemaValidationError[]): Problem {
  const fields = fieldErrors(errors)
  const details = Object.entries(fields).map(([field, text]) => `${field || 'the request'} ${text}`)
  return new Problem('invalid_request', `Please check: ${details.join('; ')}.`, fields)
}

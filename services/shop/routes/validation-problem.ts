import type { FastifySchemaValidationError } from 'fastify/types/schema'
import { Problem } from '../domain/problem'

/** Turns a failed schema into one refusal that names every field, in words for the shopper. */
export function validationProblem(errors: readonly FastifySchemaValidationError[]): Problem {
  const fields: Record<string, string> = {}
  for (const error of errors) {
    for (const [field, text] of fieldsOf(error)) fields[field] ??= text
  }
  const details = Object.entries(fields).map(([field, text]) => `${field || 'the request'} ${text}`)
  return new Problem('invalid_request', `Please check: ${details.join('; ')}.`, fields)
}

function fieldsOf({ instancePath, keyword, params }: FastifySchemaValidationError): [string, string][] {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
  if (keyword === 'required') {
    const missing = [params.requiredProperties ?? params.missingProperty ?? []].flat()
    return missing.map((name) => [field ? `${field}.${name}` : String(name), 'is required'])
  }
  return [[field, describe(keyword, params)]]
}

function describe(keyword: string, params: FastifySchemaValidationError['params']): string {
  switch (keyword) {
    case 'type':
      return `must be ${describeType(params.type)}`
    case 'minimum':
      return `must be ${String(params.limit)} or more`
    case 'maximum':
      return `must be ${String(params.limit)} or less`
    case 'minLength':
    case 'minItems':
      return 'must not be empty'
    case 'maxLength':
      return `must have at most ${String(params.limit)} characters`
    case 'maxItems':
      return `must have at most ${String(params.limit)} entries`
    case 'enum':
      return `must be one of ${[params.allowedValues].flat().join(', ')}`
    case 'format':
      return `must be a valid ${String(params.format)}`
    default:
      return 'is not valid'
  }
}

const describeType = (type: unknown): string => (type === 'integer' ? 'a whole number' : `a ${String(type)}`)

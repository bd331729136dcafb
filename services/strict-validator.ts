import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/**
 * Checks requests by their schemas, without what the schemas do not know: a field of the caller's own is neither refused (pages
 * built earlier may send it) nor passed on, so that nothing unknown is stored. Headers keep what others read from them.
 */
export const strictValidator: FastifySchemaCompiler<TSchema> = (route) => {
  const check = TypeBoxValidatorCompiler(route)
  if (route.httpPart === 'headers') return check
  return (value) => check(Value.Clean(route.schema, value))
}

import fc from 'fast-check'
import { hostileValue } from './hostile'

/** The part of JSON Schema that the shop's OpenAPI document uses. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maxLength?: number
}

/** Values of the demo shop by the name of a field, so that a request gets further than its first check. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** Values that match a schema, sometimes with a wrong value, a missing field or an unknown one. */
export function valuesOf(
  schema: Schema,
  known: Known,
  schemas: Readonly<Record<string, Schema>>,
): fc.Arbitrary<unknown> {
  const build = (current: Schema, name = ''): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 14, arbitrary: honest(current, name) }, { weight: 1, arbitrary: hostileValue })

  const honest = (current: Schema, name: string): fc.Arbitrary<unknown> => {
    const values = known[name]
    if (values) return fc.constantFrom(...values)
    if (current.$ref) return honest(schemas[current.$ref.split('/').at(-1) ?? ''] ?? {}, name)
    if (current.const !== undefined) return fc.constant(current.const)
    if (current.enum) return fc.constantFrom(...current.enum)
    if (current.anyOf) return fc.oneof(...current.anyOf.map((choice) => honest(choice, name)))
    switch (current.type) {
      case 'object':
        return objectOf(current)
      case 'array':
        return fc.array(build(current.items ?? {}, name), { maxLength: 6 })
      case 'integer':
        return fc.integer({ min: current.minimum ?? -5, max: (current.minimum ?? 0) + 50 })
      case 'number':
        return fc.constantFrom<unknown[]>(0, 1, 99, 1299, 1299.5, 4999, -3)
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      default:
        return fc.string({ maxLength: Math.min(current.maxLength ?? 30, 30) })
    }
  }

  const objectOf = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> => {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, build(field, name)]),
    )
    const whole = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
    return fc.oneof(
      { weight: 8, arbitrary: whole },
      { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(
            whole,
            fc.constantFrom('status', 'is_admin', 'id', 'total', '__proto__', 'constructor'),
            hostileValue,
          )
          .map(([value, extra, lie]) => Object.fromEntries([...Object.entries(value), [extra, lie]])),
      },
    )
  }
  return build(schema)
}

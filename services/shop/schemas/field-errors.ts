/** The error of a compiled schema about one value. */
export interface SchemaError {
  /** Such as `/items/0/sku`. */
  instancePath: string
  keyword: string
  params: Readonly<Record<string, unknown>>
}

/** Every wrong field, such as `items.0.sku`, with its first error in words. */
export function fieldErrors(errors: readonly SchemaError[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const error of errors) {
    for (const [field, text] of fieldsOf(error)) fields[field] ??= text
  }
  return fields
}

function fieldsOf({ instancePath, keyword, params }: SchemaError): [string, string][] {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
  const below = (names: unknown, text: string) =>
    [names].flat().map((name): [string, string] => [field ? `${field}.${String(name)}` : String(name), text])
  switch (keyword) {
    case 'required':
      return below(params.requiredProperties ?? params.missingProperty ?? [], 'is required')
    case 'additionalProperties':
      return below(params.additionalProperties ?? params.additionalProperty ?? [], 'is not known')
    // The error about a property that is not allowed.
    case 'boolean':
      return []
    default:
      return [[field, describe(keyword, params)]]
  }
}

function describe(keyword: string, params: SchemaError['params']): string {
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

// Examples for the API document, made from the schemas: what a schema names itself, else the simplest that fits.

export type Schema = Readonly<Record<string, unknown>>

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-06-01T08:00:00Z',
  date: '2026-06-01',
  email: 'ana@example.com',
  uri: 'https://example.com/',
}

/** An example of a JSON schema: of objects what is required, of choices the first, of lists one item where they end. */
export function exampleOf(whole: Schema): unknown {
  const defs = (whole.$defs ?? {}) as Record<string, Schema>

  function exampleOfPart(schema: Schema, within: readonly string[]): unknown {
    const ref = schema.$ref as string | undefined
    if (ref)
      return ref === '#' ? {} : exampleOfPart(defs[ref.slice('#/$defs/'.length)] ?? {}, [...within, ref])
    const [named] = (schema.examples ?? schema.enum ?? []) as unknown[]
    if (named !== undefined) return named
    if ('const' in schema) return schema.const
    if ('default' in schema) return schema.default
    const ways = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
    // What may be missing is shown as it looks when it is there.
    if (ways) return exampleOfPart(ways.find(({ type }) => type !== 'null') ?? {}, within)
    const parts = schema.allOf as Schema[] | undefined
    if (parts) return Object.assign({}, ...parts.map((part) => exampleOfPart(part, within)))
    return ofType(schema, within)
  }

  function ofType(schema: Schema, within: readonly string[]): unknown {
    const { type, minimum = 1, exclusiveMinimum = 0, minLength = 0, format } = schema
    switch (Array.isArray(type) ? type.find((one) => one !== 'null') : type) {
      case 'object':
        return ofObject(schema, within)
      case 'array':
        return ofList(schema, within)
      case 'integer':
      case 'number':
        return Math.max(Number(minimum), Number(exclusiveMinimum) + 1)
      case 'boolean':
        return true
      case 'string':
        return BY_FORMAT[String(format)] ?? 'text'.padEnd(Number(minLength), 'x')
      case undefined:
        return {}
      default:
        return null
    }
  }

  function ofList({ items, prefixItems, minItems = 0 }: Schema, within: readonly string[]): unknown[] {
    if (prefixItems) return (prefixItems as Schema[]).map((one) => exampleOfPart(one, within))
    const item = items as Schema | undefined
    // A list of what it stands in itself would never end.
    const endless = item?.$ref !== undefined && within.includes(String(item.$ref))
    const count = endless ? Number(minItems) : Math.max(1, Number(minItems))
    return item ? Array.from({ length: count }, () => exampleOfPart(item, within)) : []
  }

  function ofObject({ properties = {}, required = [], ...others }: Schema, within: readonly string[]) {
    const { propertyNames, additionalProperties } = others as Record<string, Schema | undefined>
    const names = (propertyNames?.enum ?? []) as string[]
    const needed = [...(required as string[]), ...names]
    const all = [
      ...names.map((name): [string, Schema] => [name, additionalProperties ?? {}]),
      ...Object.entries(properties as Record<string, Schema>),
    ]
    return Object.fromEntries(
      all
        .filter(([name]) => needed.includes(name))
        .map(([name, property]) => [name, exampleOfPart(property, within)]),
    )
  }

  return exampleOfPart(whole, ['#'])
}

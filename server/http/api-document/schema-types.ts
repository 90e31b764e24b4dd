// A JSON schema as a TypeScript type, for the client that programs are given (`client.ts`).
import type { Schema } from './examples.ts'

/** The type in words of TypeScript. `named` keeps the definitions that it names. */
export function typeOf(whole: Schema, named: (definition: Schema, within: Schema) => string): string {
  const defs = (whole.$defs ?? {}) as Record<string, Schema>

  function of(schema: Schema): string {
    const ref = schema.$ref as string | undefined
    if (ref) {
      const definition = ref === '#' ? whole : defs[ref.slice('#/$defs/'.length)]
      return definition ? named(definition, whole) : 'unknown'
    }
    if ('const' in schema) return JSON.stringify(schema.const)
    const options = schema.enum as unknown[] | undefined
    if (options) return union(options.map((option) => JSON.stringify(option)))
    const ways = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
    if (ways) return union(ways.map(of))
    const parts = schema.allOf as Schema[] | undefined
    if (parts) return parts.map((part) => `(${of(part)})`).join(' & ')
    const { type } = schema
    return Array.isArray(type) ? union(type.map((one) => simple(one, schema))) : simple(type, schema)
  }

  function simple(type: unknown, schema: Schema): string {
    switch (type) {
      case 'string':
      case 'boolean':
      case 'null':
        return type
      case 'integer':
      case 'number':
        return 'number'
      case 'array':
        return ofList(schema)
      case 'object':
        return ofObject(schema)
      default:
        return 'unknown'
    }
  }

  function ofList({ items, prefixItems }: Schema): string {
    const first = prefixItems as Schema[] | undefined
    if (first) return `[${first.map(of).join(', ')}]`
    return items ? `(${of(items as Schema)})[]` : 'unknown[]'
  }

  function ofObject({ properties, required = [], additionalProperties }: Schema): string {
    const wanted = new Set(required as string[])
    const own = Object.entries((properties ?? {}) as Record<string, Schema>).map(
      ([name, part]) => `${JSON.stringify(name)}${wanted.has(name) ? '' : '?'}: ${of(part)}`,
    )
    const rest = additionalProperties as Schema | boolean | undefined
    const record = rest && typeof rest === 'object' ? `Record<string, ${of(rest)}>` : null
    if (own.length === 0)
      return record ?? (rest === false ? 'Record<string, never>' : 'Record<string, unknown>')
    const object = `{ ${own.join('; ')} }`
    return record && Object.keys(rest as object).length > 0 ? `${object} & ${record}` : object
  }
  return of(whole)
}

const union = (types: readonly string[]) =>
  [...new Set(types)].map((one) => (one.includes('&') ? `(${one})` : one)).join(' | ')

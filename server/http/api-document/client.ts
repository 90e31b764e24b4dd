// A typed client of the API for programs, made from the same schemas as the document: one file of TypeScript that needs nothing.
import type { Call } from '#contract/wire/call.ts'
import { isForPeople } from '#server/parts/sign-in/programs.ts'
import type { Schema } from './examples.ts'
import { typeOf } from './schema-types.ts'

/** Calls that a program may make, and whose answers are JSON. */
const forPrograms = (call: Call) =>
  !isForPeople(call) && !['picture', 'file', 'upload', 'events'].includes(call.form ?? '')

/** The whole file; `schemaOf` says a schema of a call as JSON schema. */
export function clientFile(
  calls: readonly Call[],
  schemaOf: (schema: Call['input'], io: 'input' | 'output') => Schema,
): string {
  const names = new Map<string, string>()
  const definitions: string[] = []
  const named = (definition: Schema, within: Schema): string => {
    const key = JSON.stringify(definition)
    const known = names.get(key)
    if (known) return known
    const name = `Shape${names.size + 1}`
    names.set(key, name)
    definitions.push(
      `type ${name} = ${typeOf({ ...definition, $defs: within.$defs ?? definition.$defs }, named)}`,
    )
    return name
  }
  const lines = calls.filter(forPrograms).map((call) => {
    const input = typeOf(schemaOf(call.input, 'input'), named)
    const output = typeOf(schemaOf(call.output, 'output'), named)
    return `  /** ${call.summary.replaceAll('*/', '* /')} */\n  ${JSON.stringify(call.path)}: { input: ${input}; output: ${output} }`
  })
  return `${HEAD}\n${definitions.join('\n')}\n\n/** Every call that a program may make, by its path. */\nexport interface Calls {\n${lines.join('\n')}\n}\n${FOOT}`
}

const HEAD = `// A typed client of this site's API, made by the site itself (GET /api/openapi/client.ts): fetch it anew after an upgrade.
//   const site = createClient({ address: 'https://www.example.com', token: process.env.SITE_TOKEN })
//   const { items } = await site('/api/web/product/list', { keyword: 'valve' })
/* eslint-disable */
`

const FOOT = `
export type Path = keyof Calls

/** What the site refused: why, by which code, and which fields were wrong. With 409 \`current\` is the record as it is. */
export class Refused extends Error {
  readonly path: Path
  readonly code: number
  readonly fields: Record<string, string>
  readonly current: unknown
  constructor(path: Path, code: number, message: string, data?: { fields?: Record<string, string>; current?: unknown } | null) {
    super(message)
    this.name = 'Refused'
    this.path = path
    this.code = code
    this.fields = data?.fields ?? {}
    this.current = data?.current
  }
}

/** A function that makes calls: of visitors without a token, and with one what that was given. */
export function createClient({ address, token, language }: { address: string; token?: string; language?: string }) {
  return async function call<P extends Path>(path: P, input: Calls[P]['input'], signal?: AbortSignal): Promise<Calls[P]['output']> {
    const url = new URL(path, address)
    if (language) url.searchParams.set('lang', language)
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: \`Bearer \${token}\` }) },
      body: JSON.stringify(input),
      ...(signal && { signal }),
    })
    const text = await reply.text()
    let answer: { code: number; message: string; data: never }
    try {
      answer = JSON.parse(text)
    } catch {
      throw new Refused(path, reply.status, text.slice(0, 200))
    }
    if (answer.code !== 200) throw new Refused(path, answer.code, answer.message, answer.data)
    return answer.data
  }
}
`

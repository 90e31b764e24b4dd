// What a public read lists, for behaviours that show nothing rather than say what went wrong: a small part of `send.ts`.
import type { CallAt, ReadPath } from '#contract/calls.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf, OutputOf } from '#contract/wire/call.ts'
import type { Query } from './send.ts'

type ItemsOf<P extends ReadPath> = OutputOf<CallAt<P>> extends { items: infer Items } ? Items : never
type Options = { signal: AbortSignal; preview: string | undefined }

/** None when the server cannot be asked, or answers anything else. */
export async function readItems<P extends ReadPath>(
  path: P,
  query: InputOf<CallAt<P>>,
  { signal, preview }: Options,
): Promise<ItemsOf<P>> {
  const asked = Object.entries({ ...(query as Query), preview }).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  try {
    const response = await fetch(`${path}?${search}`, { signal })
    const { code = CODE.ok, data } = response.ok ? await response.json() : {}
    return (code === CODE.ok && Array.isArray(data?.items) ? data.items : []) as ItemsOf<P>
  } catch {
    return [] as unknown as ItemsOf<P>
  }
}

// Which record a detail page is asked for: `/productDetail/12`, `/productDetail/12-some-slug` or `/productDetail?id=12`.
import { data, type LoaderFunctionArgs, replace } from 'react-router'

/** The id, `'missing'` when none was given, `'wrong'` when what was given is not one. */
export function readRecordId(
  slug: string | undefined,
  search: URLSearchParams,
): number | 'missing' | 'wrong' {
  const given = slug ?? search.get('id') ?? ''
  if (given === '') return 'missing'
  const digits = /^([1-9]\d{0,15})(?:-.*)?$/.exec(given)?.[1]
  const id = Number(digits)
  return digits && Number.isSafeInteger(id) ? id : 'wrong'
}

/** The id in the address; without one the visitor is led to `list`, with a wrong one to the 404 page in place. */
export function recordIdOr(
  list: string,
  { url, params }: Pick<LoaderFunctionArgs, 'url' | 'params'>,
): number {
  const id = readRecordId(params.slug, url.searchParams)
  if (id === 'missing') throw replace(list)
  if (id === 'wrong') throw notFound()
  return id
}

/** What a loader throws for a record that is not there. */
export const notFound = () => data(null, { status: 404, statusText: 'Not Found' })

/** The answer, or the 404 page in place when the server knows no such record. */
export async function found<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) throw notFound()
    throw error
  }
}

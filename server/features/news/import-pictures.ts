// Takes the pictures of imported posts into the library, each once, and gives up on hosts that do not answer.
import { NO_TEXT } from '#contract/content/blank.ts'
import { UPLOAD_BYTES } from '#contract/media/media.ts'
import type { Reason } from '#server/failure.ts'
import { Failure } from '#server/failure.ts'
import { fetchOutside, OutsideRefused } from '#server/parts/webhooks/outside.ts'
import type { Parts } from '#server/parts.ts'
import { keepPicture } from '#server/publishing/media/media.ts'
import { PROBLEMS } from './import-problems.ts'

/** Pictures that are fetched at a time; each is then judged in the line of all uploads. */
const AT_ONCE = 3
/** A host that was silent so often is not asked again in the same call. */
const PATIENCE = 3

type Result = { key: string } | { problem: Reason }

/** For one call: pictures that two posts share are fetched once. */
export function importPictures({ storage, files, images, config, now }: Parts, by: number, deadline: number) {
  const results = new Map<string, Promise<Result>>()
  const silent = new Map<string, number>()

  async function take(url: string): Promise<Result> {
    const host = URL.canParse(url) ? new URL(url).host : ''
    if (performance.now() > deadline) return { problem: PROBLEMS.notFetched(url, 'time') }
    if ((silent.get(host) ?? 0) >= PATIENCE) return { problem: PROBLEMS.notFetched(url, 'unreachable') }
    try {
      const bytes = await fetchOutside(url, { limit: UPLOAD_BYTES, allowed: config.importHosts })
      const name = decodeURIComponentSafely(new URL(url).pathname.split('/').at(-1) ?? '')
      const given = { bytes, name, alt: NO_TEXT }
      return { key: (await keepPicture({ storage, files, images }, given, by, now())).key }
    } catch (error) {
      if (error instanceof OutsideRefused) {
        if (error.why === 'unreachable') silent.set(host, (silent.get(host) ?? 0) + 1)
        return { problem: PROBLEMS.notFetched(url, error.why) }
      }
      if (error instanceof Failure) return { problem: PROBLEMS.notFetched(url, 'refused') }
      throw error
    }
  }

  /** The keys of these pictures by their addresses, and what stays behind. */
  return async function keep(urls: readonly string[]) {
    const keys = new Map<string, string>()
    const problems: Reason[] = []
    const waiting = [...new Set(urls)]
    const work = async () => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
        const taken = results.get(url) ?? take(url)
        results.set(url, taken)
        const result = await taken
        if ('key' in result) keys.set(url, result.key)
        else problems.push(result.problem)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return { keys, problems }
  }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

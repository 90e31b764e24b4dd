// What every paper of the room is framed by: the company, its logo, the address of the page that says the same, pictures.
import type { Language } from '#contract/languages/language-codes.ts'
import { SYSTEMS, type System } from '#contract/quantities/system-names.ts'
import { logoOf } from '#server/http/paper-pictures.ts'
import type { Router } from '#server/http/serve.ts'
import { frameOf } from '#server/parts/papers/frame.ts'
import type { Paper } from '#server/parts/papers/kept-papers.ts'
import type { Parts } from '#server/parts.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/parts/papers')

export type AskedPaper = { language: Language; file: string; query: URLSearchParams; asker: string }
/** `name` is what it is saved as, `page` the page that says the same. */
export type FoundPaper = { paper: Paper; name: string; page: string | null }

export const systemOf = (query: URLSearchParams): System =>
  SYSTEMS.find((one) => one === query.get('units')) ?? SYSTEMS[0]

/** The whole address of a page of the site; null where the site knows none of its own. */
export function pageAt({ config }: Pick<Parts, 'config'>, language: Language, path: string): string | null {
  const origin = config.publicUrl?.replace(/\/+$/, '') ?? ''
  return origin === '' ? null : `${origin}/${language}${path}`
}

type About = {
  language: Language
  page: string | null
  head: { title: string; of: string; edition: string }
  /** When what it was made from was published, in words. */
  day: string
}

/** Head and foot of the paper, and the company's own logo where it has one. */
export function framed(router: Router, parts: Parts, { language, page, head, day }: About) {
  const settings = parts.site.settings()
  const { logo } = settings
  const frame = frameOf(settings, {
    ...{ language, head, address: page, logoFile: logo === null ? null : 'logo.png' },
    note: (page === null ? words.madeAlone : words.made)({ day })[language],
  })
  const files: Paper['files'] = logo === null ? {} : { 'logo.png': logoOf(router, logo) }
  return { frame, files }
}

/** Without what file systems do not take. */
export const fileName = (name: string) => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')

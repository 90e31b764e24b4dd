// The files of a document that is sent by mail, as the letter to whoever asked for it names them (decision 42).
import { pickText, type Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { MAILED_DAYS, MAILED_KEY, mailedPath } from '#server/parts/files/mailed-link.ts'
import type { Parts } from '#server/parts.ts'
import { newestFiles } from '#server/publishing/kinds/editions.ts'
import type { Db } from '#server/storage/open.ts'

const DAY_MS = 24 * 60 * 60_000

/** A file with the address that opens it for a time. */
export type MailedFile = { address: string; language: string; type: string }
/** The first is the one for the reader of the letter. */
export type MailedFiles = { title: string; files: MailedFile[]; days: number }

/** Answers what a letter about a record sends along; null where nothing is sent by mail, or the site knows no address of its own. */
export function createMailed({ storage, secrets, config, now }: Parts) {
  const key = secrets.keyFor(MAILED_KEY)
  const origin = config.publicUrl?.replace(/\/+$/, '')
  return async (
    record: { id: number; title: Text },
    language: Language,
    within: Db = storage.db,
  ): Promise<MailedFiles | null> => {
    const { mailed, files } = await newestFiles(within, record.id, now())
    if (!mailed || files.length === 0 || origin === undefined) return null
    const until = now() + MAILED_DAYS * DAY_MS
    const rank = (file: { language: string }) => {
      if (file.language === language) return 0
      return file.language === 'any' ? 1 : 2
    }
    const best = files.toSorted((one, other) => rank(one) - rank(other))
    return {
      title: pickText(record.title, language).text,
      days: MAILED_DAYS,
      files: best.map(({ id, ...file }) => ({
        ...file,
        // Whoever opens it on another device is answered in the language of the letter.
        address: `${origin}${mailedPath(key, { file: id, record: record.id, until })}?lang=${language}`,
      })),
    }
  }
}

// When what a paper is made from was last published.
import type { Language } from '#contract/languages/language-codes.ts'
import { longDay } from '#server/parts/papers/frame.ts'
import type { Parts } from '#server/parts.ts'
import { published } from '#server/publishing/published.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/parts/papers')

/** The last day on which one of these products was published: `day` in words, `says` as the head of the paper has it. */
export async function lastPublished(
  { storage, days, config, now }: Parts,
  ids: readonly number[],
  language: Language,
) {
  const row = await published(storage.db, 'product', now())
    .select((e) => e.fn.max('published_at').as('at'))
    .where('entry_id', 'in', ids)
    .executeTakeFirst()
  const at = Number(row?.at ?? now())
  return {
    day: longDay(at, language, config.timeZone),
    says: words.asOf({ day: days.isoDayAt(at) })[language],
  }
}

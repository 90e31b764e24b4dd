// Letters about a review: each names the record and leads to its review in the console.
import { pickText, type Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { letterParts } from '#server/parts/outbox/mail-template.ts'
import { putParcel } from '#server/parts/outbox/outbox-parcel.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import type { PersonRow } from './people.ts'

const words = serverTexts('server/letters/review')

export type LetterKind = 'asked' | 'approved' | 'returned' | 'mentioned' | 'urgent'
export type About = {
  what: LetterKind
  /** The record, and who did it. */
  title: Text
  by: string
  /** A note, a reason or a comment; '' for none. */
  said: string
  /** Further lines, such as the open comments of a record that is returned. */
  lines?: readonly string[]
  path: string
}
type Site = { site: SiteSettings; language: Language; origin: string }

/** Puts a letter to each of them into the outbox, within the transaction of what it tells of. */
export async function tell(within: Db, to: readonly PersonRow[], about: About, site: Site, at: number) {
  for (const { email } of to.filter((one) => one.email !== '')) {
    const { language } = site
    const company = pickText(site.site.companyName, language).text
    const values = { title: pickText(about.title, language).text, by: about.by, company }
    const subject = words[about.what].subject(values)[language].replace(/[\u0000-\u001f\u007f]+/g, ' ')
    const body = [
      words[about.what].body(values)[language],
      ...(about.said ? [about.said] : []),
      ...(about.lines ?? []),
    ].join('\n\n')
    const link = site.origin && { label: words.label[language], address: `${site.origin}/#${about.path}` }
    const payload = {
      to: email,
      subject,
      ...letterParts({ body, foot: words.foot[language], language, ...(link && { link }) }),
      fromName: company,
    }
    await putParcel(
      within,
      { kind: 'mail', topic: `review.${about.what}`, recipient: email, subject, payload },
      at,
    )
  }
}

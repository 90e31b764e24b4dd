// The letter to those who can grant what somebody asks for.
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { letterParts } from '#server/parts/outbox/mail-template.ts'
import type { NewParcel } from '#server/parts/outbox/outbox-parcel.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/letters/right')

type About = { name: string; username: string; right: string; why: string; email: string }

/** One letter; the link leads to the console when the site knows its address. */
export function askLetter(about: About, site: SiteSettings, language: Language, origin: string): NewParcel {
  const company = pickText(site.companyName, language).text
  const values = { ...about, company }
  const why = about.why ? [words.why(values)[language]] : []
  const body = [words.body(values)[language], ...why].join('\n\n')
  const link = origin && { label: words.label[language], address: `${origin}/#/dashboard` }
  const subject = words.subject(values)[language].replace(/[\u0000-\u001f\u007f]+/g, ' ')
  const payload = {
    to: about.email,
    subject,
    ...letterParts({ body, foot: words.foot[language], language, ...(link && { link }) }),
    fromName: company,
  }
  return { kind: 'mail', topic: 'right.ask', recipient: about.email, subject, payload }
}

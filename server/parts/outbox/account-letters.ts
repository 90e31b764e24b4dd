// Letters that tell a person what was changed of their account.
import { pickText, type Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { serverTexts } from '#server/texts.ts'
import { letterParts } from './mail-template.ts'
import type { NewParcel } from './outbox-parcel.ts'

const { notYou, password, address } = serverTexts('server/letters/account')

/** What a letter says to whom it is about. */
type LetterWords = (values: { company: string; name: string; username: string; address: string }) => {
  subject: Text
  body: Text
  foot: Text
}

type To = {
  person: { username: string; nick_name: string; email: string }
  site: SiteSettings
  language: Language
  /** From where it was done. */
  address: string
}

/** Tells the person that the password was changed, with a link from a letter or by themselves. */
export const passwordLetter = (to: To, how: 'link' | 'oneself'): NewParcel =>
  accountLetter('user.resetDone', to, {
    words: (values) => ({
      subject: password.subject(values),
      body: how === 'link' ? password.byLink(values) : password.byOneself(values),
      foot: notYou,
    }),
  })

/** Tells the address of before that it is the person's no more. */
export const addressLetter = (to: To): NewParcel =>
  accountLetter('user.address', to, {
    words: (values) => ({ subject: address.subject(values), body: address.body(values), foot: notYou }),
  })

/** A letter about an account, to the address that `person` has. */
export function accountLetter(
  topic: string,
  { person, site, language, address }: To,
  { words, link }: { words: LetterWords; link?: { label: string; address: string } },
): NewParcel {
  const company = pickText(site.companyName, language).text
  const name = person.nick_name || person.username
  const { subject, body, foot } = words({ company, name, username: person.username, address })
  const letter = {
    to: person.email,
    subject: subject[language],
    ...letterParts({ body: body[language], foot: foot[language], language, ...(link && { link }) }),
    fromName: company,
  }
  return { kind: 'mail', topic, recipient: letter.to, subject: letter.subject, payload: letter }
}

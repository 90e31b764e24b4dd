// Letters that tell a person what was changed of their account.
import { pickText, type Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { readAgent } from '#contract/people/agent.ts'
import { countryName } from '#contract/places/country-names.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { serverTexts } from '#server/texts.ts'
import { letterParts } from './mail-template.ts'
import type { NewParcel } from './outbox-parcel.ts'

const { notYou, password, address, newPlace, recovery, factors, device } =
  serverTexts('server/letters/account')
const reset = serverTexts('server/letters/reset')

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

/** Tells the person that somebody signed in from where they never did. */
export function newPlaceLetter(to: To, { agent, country }: { agent: string; country: string }): NewParcel {
  const { browser, system } = readAgent(agent)
  const place = country === '' ? to.address : `${to.address}, ${countryName(country, to.language)}`
  const known = [browser, system].filter(Boolean).join(', ')
  return accountLetter('user.newPlace', to, {
    words: (values) => ({
      subject: newPlace.subject(values),
      body: newPlace.body({ ...values, address: place, device: known || device[to.language] }),
      foot: notYou,
    }),
  })
}

/** Tells the person that a recovery code was used, and how many are left. */
export const recoveryLetter = (to: To, left: number): NewParcel =>
  accountLetter('user.recovery', to, {
    words: (values) => ({
      subject: recovery.subject(values),
      body: recovery.body({ ...values, left }),
      foot: notYou,
    }),
  })

/** Tells the person that something that they sign in with was added or taken away. */
export const factorLetter = (to: To, what: 'added' | 'removed' | 'renewed' | 'reset'): NewParcel =>
  accountLetter('user.factors', to, {
    words: (values) => ({
      subject: factors.subject(values),
      body: factors[what](values),
      foot: notYou,
    }),
  })

/** Tells the person that a provider of single sign-on opens their account from now on, and nothing else does. */
export const providerLetter = (to: To, provider: string): NewParcel =>
  accountLetter('user.provider', to, {
    words: (values) => ({
      subject: factors.subject(values),
      body: factors.provider({ ...values, provider }),
      foot: notYou,
    }),
  })

/** Tells the person that a program may do something in their name. */
export const programLetter = (to: To, program: string): NewParcel =>
  accountLetter('user.program', to, {
    words: (values) => ({
      subject: factors.subject(values),
      body: factors.program({ ...values, program }),
      foot: notYou,
    }),
  })

/** The letter that leads to `link` for a forgotten password; it is void at `endsAt`, `minutes` from now. */
export function linkLetter(to: To, link: string, { endsAt, minutes }: { endsAt: number; minutes: number }) {
  const letter = accountLetter('user.reset', to, {
    words: (values) => ({
      subject: reset.subject(values),
      body: reset.body({ ...values, minutes }),
      foot: reset.foot,
    }),
    link: { label: reset.label[to.language], address: link },
  })
  return { ...letter, endsAt } satisfies NewParcel
}

/** A letter about an account, to the address that `person` has. */
function accountLetter(
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

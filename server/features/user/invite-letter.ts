// The letter of an invitation.

import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { INVITE_HOURS } from '#contract/people/invitation.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { letterParts } from '#server/parts/outbox/mail-template.ts'
import type { NewParcel } from '#server/parts/outbox/outbox-parcel.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/letters/invite')

type Invitation = {
  person: { username: string; nick_name: string; email: string }
  inviter: string
  site: SiteSettings
  language: Language
  link: string
  endsAt: number
}

/** The letter with the link, not sent any more when the link is over. */
export function inviteLetter({ person, inviter, site, language, link, endsAt }: Invitation): NewParcel {
  const company = pickText(site.companyName, language).text
  const values = {
    ...{ company, inviter, username: person.username, hours: INVITE_HOURS },
    name: person.nick_name || person.username,
  }
  const letter = {
    to: person.email,
    subject: words.subject(values)[language],
    ...letterParts({
      ...{ body: words.body(values)[language], foot: words.foot(values)[language], language },
      link: { label: words.label[language], address: link },
    }),
    fromName: company,
  }
  return {
    ...{ kind: 'mail', topic: 'user.invite', recipient: letter.to, subject: letter.subject },
    ...{ payload: letter, endsAt },
  }
}

// The letter with the link for a forgotten password.
import type { Language } from '#contract/languages/language-codes.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { accountLetter } from '#server/parts/outbox/account-letters.ts'
import type { NewParcel } from '#server/parts/outbox/outbox-parcel.ts'
import { serverTexts } from '#server/texts.ts'
import { LINK_MS, type ResetPerson } from './reset-rules.ts'

const words = serverTexts('server/letters/reset')

type To = { person: ResetPerson; site: SiteSettings; language: Language; address: string }

/** The letter that leads to `link`; it is void at `endsAt`. */
export function linkLetter(to: To, link: string, endsAt: number): NewParcel {
  const letter = accountLetter('user.reset', to, {
    words: (values) => ({
      subject: words.subject(values),
      body: words.body({ ...values, minutes: LINK_MS / 60_000 }),
      foot: words.foot,
    }),
    link: { label: words.label[to.language], address: link },
  })
  return { ...letter, endsAt }
}

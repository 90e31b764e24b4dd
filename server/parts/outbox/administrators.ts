// A letter of the site itself to all its administrators.
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { ADMIN_ROLE } from '#contract/people/role.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import type { Db } from '#server/storage/open.ts'
import { letterParts } from './mail-template.ts'
import { putParcel } from './outbox-parcel.ts'

type Letter = {
  topic: string
  at: number
  site: SiteSettings
  words: (company: string, language: Language) => { subject: string; body: string }
}

export async function tellAdministrators(within: Db, { topic, at, site, words }: Letter) {
  const { language, companyName } = site
  const company = pickText(companyName, language).text
  const people = await within
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .innerJoin('user_account', 'user_account.id', 'user_role.user_id')
    .select('user_account.email')
    .distinct()
    .where('role.name', '=', ADMIN_ROLE)
    .where('role.flag', '=', 'enabled')
    .where('user_account.flag', '=', 'enabled')
    .where('user_account.trashed_at', 'is', null)
    .where('user_account.email', '<>', '')
    .execute()
  const { subject, body } = words(company, language)
  for (const { email } of people) {
    const letter = { to: email, subject, ...letterParts({ body, foot: '', language }), fromName: company }
    await putParcel(within, { kind: 'mail', topic, recipient: email, subject, payload: letter }, at)
  }
}

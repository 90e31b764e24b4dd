// Tells the administrators that a backup could not be made, or that one is not to be restored.
import { pickText } from '#contract/languages/language.ts'
import { ADMIN_ROLE } from '#contract/people/role.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { letterParts } from '#server/parts/outbox/mail-template.ts'
import { putParcel } from '#server/parts/outbox/outbox-parcel.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/letters/backup')

export async function tellOfBackup(
  within: Db,
  { what, says, at, site }: { what: 'failed' | 'unproven'; says: string; at: number; site: SiteSettings },
) {
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
  const subject = words[what].subject({ company })[language]
  const body = words[what].body({ says })[language]
  for (const { email } of people) {
    const letter = { to: email, subject, ...letterParts({ body, foot: '', language }), fromName: company }
    const parcel = {
      kind: 'mail',
      topic: `backup.${what}`,
      recipient: email,
      subject,
      payload: letter,
    } as const
    await putParcel(within, parcel, at)
  }
}

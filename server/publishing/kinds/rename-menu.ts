// The menu of a kind of the owner follows its name (decision 66).
import { storedText } from '#contract/fields/walk.ts'
import type { OwnKind } from '#contract/kinds/own-kind.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Db } from '#server/storage/open.ts'

/** Gives the menu the new name in each language where it still says the old one: what somebody wrote there stays. */
export async function renameMenu(within: Db, was: OwnKind, now: OwnKind) {
  const menu = await within
    .selectFrom('menu')
    .select(['id', 'title'])
    .where('resources', '=', `web_${now.kind}`)
    .executeTakeFirst()
  if (!menu) return
  const title = storedText(menu.title)
  const followed = LANGUAGES.filter(
    (language) => title[language] === was.many[language] && now.many[language] !== was.many[language],
  )
  if (followed.length === 0) return
  for (const language of followed) title[language] = now.many[language]
  await within
    .updateTable('menu')
    .set((row) => ({ title: JSON.stringify(title), version: row('version', '+', 1) }))
    .where('id', '=', menu.id)
    .execute()
}

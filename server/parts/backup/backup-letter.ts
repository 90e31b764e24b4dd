// Tells the administrators that a backup could not be made, or that one is not to be restored.
import type { SiteSettings } from '#contract/site/site.ts'
import { tellAdministrators } from '#server/parts/outbox/administrators.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/letters/backup')

export const tellOfBackup = (
  within: Db,
  { what, says, at, site }: { what: 'failed' | 'unproven'; says: string; at: number; site: SiteSettings },
) =>
  tellAdministrators(within, {
    ...{ topic: `backup.${what}`, at, site },
    words: (company, language) => ({
      subject: words[what].subject({ company })[language],
      body: words[what].body({ says })[language],
    }),
  })

// Tells the administrators of what nobody of theirs has changed.
import type { SiteSettings } from '#contract/site/site.ts'
import { tellAdministrators } from '#server/parts/outbox/administrators.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/letters/sentinel')

export const tellOfAlien = (
  within: Db,
  { says, url, at, site }: { says: string; url: string; at: number; site: SiteSettings },
) =>
  tellAdministrators(within, {
    ...{ topic: 'sentinel.alien', at, site },
    words: (company, language) => ({
      subject: words.subject({ company })[language],
      body: words.body({ says, url })[language],
    }),
  })

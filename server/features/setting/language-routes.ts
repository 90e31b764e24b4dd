// What answers the calls of the site's languages: which there are, and which shall be.

import { freeBit, writeLanguages } from '#contract/languages/chosen-line.ts'
import { HOUSE_LANGUAGES } from '#contract/languages/house-languages.ts'
import { isLanguage, type Language } from '#contract/languages/language-codes.ts'
import { WRITTEN_LANGUAGES } from '#contract/languages/language-facts.ts'
import {
  languageOf,
  MOST_LANGUAGES,
  readLanguages,
  type SiteLanguage,
} from '#contract/languages/site-languages.ts'
import { languageCalls as calls, type LanguageSettings } from '#contract/site/language-settings.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { Failure, invalid, notFound, type Reason, stale } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import {
  type Chosen,
  LANGUAGES_SETTING,
  LINE_IN_FORCE,
  storedLanguages,
} from '#server/parts/site/chosen-languages.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { emptyLanguage, languageUses } from '#server/publishing/texts/empty-language.ts'
import { NAMES_WORDS } from '#server/publishing/texts/empty-names.ts'
import type { Db } from '#server/storage/open.ts'
import { changeSetting } from '#server/storage/settings.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/setting')

export function languageRoutes(
  router: Router,
  { storage, bus, site, now }: Parts,
  kinds: readonly ContentKind[],
) {
  const { db } = storage

  serve(router, calls.read, async () => shown(await storedLanguages(db)))

  serve(router, calls.update, async ({ version, languages }, asking) => {
    const changed = await db.transaction().execute(async (within) => {
      const before = await storedLanguages(within)
      if (before.version !== version) throw stale(shown(before))
      const { settings } = await site.stored(within)
      const chosen = chosenFrom(languages, before, settings.language)
      if (!(await changeSetting(within, LANGUAGES_SETTING, { value: chosen, version, now: now() })))
        throw stale(shown(await storedLanguages(within)))
      await asking.record(within, {
        recordId: null,
        recordName: words.languages.title[asking.language],
        before: { languages: writeLanguages(before.languages) },
        after: { languages: writeLanguages(chosen.languages) },
      })
      // Every page names the others, and what a CDN keeps of a language that is put away has to go.
      await bus.changing(within, null)
      return storedLanguages(within)
    })
    await bus.changed([LANGUAGES_SETTING])
    return shown(changed)
  })

  serve(router, calls.uses, ({ code, after }) =>
    languageUses({ storage, kinds, language: known(code), after }),
  )

  serve(router, calls.empty, async ({ code, version, after }, asking) => {
    const language = known(code)
    /** Throws when the language is not put away, or does no longer lie there while its texts go. */
    const check = async (within: Db) => {
      const stored = await storedLanguages(within)
      if (stored.version !== version) throw stale(shown(stored))
      const isAway = stored.languages.some((one) => one.code === code && one.standing === 'away')
      if (!isAway) throw invalid({ code: words.languages.notAway })
      // Until then staff may still write in it.
      if (!shown(stored).inForce) throw new Failure(CODE.conflict, words.languages.notInForce)
    }
    await db.transaction().execute(async (within) => {
      await check(within)
      if (after > 0) return
      await asking.record(within, {
        recordId: null,
        recordName: words.languages.title[asking.language],
        after: { emptied: code },
      })
    })
    const done = await emptyLanguage({ storage, kinds, language, check, after, at: now() })
    // Also where nothing was left: what was cut off before may not have been told.
    await db.transaction().execute((within) => bus.changing(within, null))
    await bus.changed(TEXTS)
    return done
  })
}

/** Any page may have shown a text that is gone. */
const TEXTS = [...KINDS, 'media', ...NAMES_WORDS]

/** Throws `Failure` 404 for a language that this site does not have. */
function known(code: string): Language {
  if (!isLanguage(code)) throw notFound()
  return code
}

const shown = ({
  languages,
  version,
  updatedAt,
}: Awaited<ReturnType<typeof storedLanguages>>): LanguageSettings => ({
  languages: languages.map(({ bit, falls, ...said }) => ({ ...said, falls: [...falls] })),
  version,
  updateTime: updatedAt === null ? null : isoTime(updatedAt),
  inForce: writeLanguages(languages) === LINE_IN_FORCE,
})

/** Throws `Failure` 400 by field. Languages that are left out are put away: their texts stay. */
function chosenFrom(
  given: InputOf<typeof calls.update>['languages'],
  before: Chosen,
  siteLanguage: string,
): Chosen {
  const wrong: Record<string, Reason> = {}
  const bits = { ...before.bits }
  const codes = given.map(({ code }) => code)
  const chosen = given.map(
    ({ code, words: of, standing, falls = [], missing = 'fallback', asked = false }, at): SiteLanguage => {
      const place = `languages.${at}`
      if (codes.indexOf(code) < at) wrong[`${place}.code`] = words.already
      if (!isNamed(code)) wrong[`${place}.code`] = words.languages.unknown
      if (of !== undefined && !(of in WRITTEN_LANGUAGES)) wrong[`${place}.words`] = words.languages.noWords
      if (falls.some((one) => one === code || !codes.includes(one)))
        wrong[`${place}.falls`] = words.languages.falls
      if (!(code in WRITTEN_LANGUAGES)) {
        const bit = bits[code] ?? freeBit(Object.values(bits))
        if (bit === null) wrong[`${place}.code`] = words.languages.tooMany
        else bits[code] = bit
      }
      return languageOf(code, {
        ...{ standing, falls, missing, asked },
        ...(of !== undefined && { words: of }),
        ...(bits[code] !== undefined && { bit: bits[code] }),
      })
    },
  )
  if (!chosen.some(({ code, standing }) => code === siteLanguage && standing === 'public'))
    wrong.languages = words.languages.default
  const leftOut = [...before.languages, ...HOUSE_LANGUAGES.map((code) => languageOf(code))].filter(
    ({ code }, at, all) => !codes.includes(code) && all.findIndex((one) => one.code === code) === at,
  )
  const languages = [...chosen, ...leftOut.map((one) => ({ ...one, standing: 'away' as const }))]
  if (languages.length > MOST_LANGUAGES) wrong.languages = words.languages.tooMany
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  for (const { code, bit } of languages) bits[code] = bit
  return { languages: readLanguages(writeLanguages(languages)), bits }
}

/** Whether there is such a language: `Intl` has a name for it. */
function isNamed(code: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
  } catch {
    return false
  }
}

// The settings as the console asks for them and changes them.
import { queryOptions } from '@tanstack/react-query'
import type { fieldCalls } from '#contract/site/field-settings.ts'
import type { kindSettingCalls } from '#contract/site/kind-settings.ts'
import type { languageCalls } from '#contract/site/language-settings.ts'
import type { settingCalls } from '#contract/site/setting.ts'
import type { InputOf, OutputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

/** Read anew whenever the page is opened; what is being typed is never replaced. */
export const settingQuery = queryOptions({
  queryKey: ['setting'],
  queryFn: ({ signal }) => ask('/api/web/setting/read', {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Refused quietly: the form says so in its own place. */
export const updateSetting = (change: InputOf<(typeof settingCalls)['update']>) =>
  send('/api/web/setting/update', change, { quiet: true })

export const readLanguages = (signal?: AbortSignal) =>
  ask('/api/web/setting/languages', {}, { quiet: true, ...(signal && { signal }) })

export const languagesQuery = queryOptions({
  queryKey: ['site-languages'],
  queryFn: ({ signal }) => readLanguages(signal),
  refetchOnWindowFocus: false,
})

/** How whole the records of each kind are in each language. */
export const wholeQuery = queryOptions({
  queryKey: ['site-languages', 'whole'],
  queryFn: ({ signal }) => ask('/api/web/content/completeness', {}, { signal, quiet: true }),
})

export const chooseLanguages = (change: InputOf<(typeof languageCalls)['update']>) =>
  send('/api/web/setting/chooseLanguages', change, { quiet: true })

/** How many records say something in a language, counted in as many calls as that needs. */
export async function languageUses(code: string) {
  const sum = { records: 0, published: 0, kept: 0, pictures: 0, names: 0 }
  for (let after: number | null = 0; after !== null; ) {
    const part: OutputOf<(typeof languageCalls)['uses']> = await ask('/api/web/setting/languageUses', {
      code,
      after,
    })
    for (const name of keysOf(sum)) sum[name] += part[name]
    after = part.next
  }
  return sum
}
const keysOf = <Of extends object>(of: Of) => Object.keys(of) as (keyof Of)[]

/** Takes the texts of a language out, in as many calls as that needs; answers of how many records. */
export async function emptyLanguage(change: { code: string; version: number }): Promise<number> {
  let records = 0
  for (let after: number | null = 0; after !== null; ) {
    const done: OutputOf<(typeof languageCalls)['empty']> = await send('/api/web/setting/emptyLanguage', {
      ...change,
      after,
    })
    records += done.records
    after = done.next
  }
  return records
}

export const readKinds = (signal?: AbortSignal) =>
  ask('/api/web/setting/kinds', {}, { quiet: true, ...(signal && { signal }) })

/** The kinds that the owner made. */
export const kindsQuery = queryOptions({
  queryKey: ['own-kinds'],
  queryFn: ({ signal }) => readKinds(signal),
  refetchOnWindowFocus: false,
})

export const chooseKinds = (change: InputOf<(typeof kindSettingCalls)['update']>) =>
  send('/api/web/setting/chooseKinds', change, { quiet: true })

/** Refused quietly: the form says so in its own place. */
export const changeFields = (change: InputOf<(typeof fieldCalls)['update']>) =>
  send('/api/web/setting/changeFields', change, { quiet: true })

/** How many records say something to a field. */
export const fieldUses = (asked: InputOf<(typeof fieldCalls)['uses']>) =>
  ask('/api/web/setting/fieldUses', asked)

/** A dry run, made anew with every version of the fields. */
export const misfitsQuery = (asked: InputOf<(typeof fieldCalls)['misfits']>, version: number) =>
  queryOptions({
    queryKey: ['own-fields', 'misfits', asked, version],
    queryFn: ({ signal }) => ask('/api/web/setting/fieldMisfits', asked, { signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  })

export const convertField = (change: InputOf<(typeof fieldCalls)['convert']>) =>
  send('/api/web/setting/convertField', change)

export const emptyField = (change: InputOf<(typeof fieldCalls)['empty']>) =>
  send('/api/web/setting/emptyField', change)

export const sendTestMail = (to: string) => send('/api/web/setting/testMail', { to }, { quiet: true })

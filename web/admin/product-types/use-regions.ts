// The regions of the site as forms name them, in the language of the console.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { Region } from '#contract/products/regional.ts'
import { siteQuery } from '#web/admin/admin-api.ts'
import { useLanguage } from '#web/i18n/language.tsx'

const NONE: readonly Region[] = []

/** None while they are on their way. */
export function useRegions(): readonly Region[] {
  const { data } = useQuery(siteQuery(useLanguage()))
  return useMemo(
    () => data?.regions.map((region) => ({ ...region, name: eachLanguage(() => region.name) })) ?? NONE,
    [data],
  )
}

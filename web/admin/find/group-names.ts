// What the groups of the search over the console are called: kinds by their names, all else by its own words.
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { ItemGroup } from './find-item.ts'

export type GroupNames = Readonly<Record<ItemGroup, string>>

export function useGroupNames(): GroupNames {
  return { ...useTexts('console/frame/find').groups, ...useKindNames('many') }
}

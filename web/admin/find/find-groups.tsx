// The groups that the search over the console can be narrowed to.
import { isKind } from '#contract/wire/kind.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { listAddress } from '#web/admin/records/record-places.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { ItemGroup } from './find-item.ts'
import { FIND_GROUPS_SHOWN, useGroupNames } from './find-sections.ts'

/** What the search is narrowed to, as far as the person may open it. */
export function FindGroups({
  only,
  onChange,
}: {
  only: ItemGroup | null
  onChange: (group: ItemGroup | null) => void
}) {
  const texts = useTexts('console/frame/find')
  const names = useGroupNames()
  const { pageAt } = useTabs()
  // Whoever may not open the page of a group is not offered the group.
  const may = (group: ItemGroup) => {
    const address = isKind(group) ? listAddress(group) : OTHERS[group]
    return address === undefined || pageAt(address) !== null
  }
  const groups: ItemGroup[] = [...FIND_GROUPS_SHOWN, 'page', 'command', 'setting']
  const shown = groups.filter((group) => group !== 'homepage' && group !== 'aboutus' && may(group))
  return (
    <div className="find-groups">
      {[null, ...shown].map((group) => (
        <button
          key={group ?? 'all'}
          type="button"
          aria-pressed={group === only}
          onClick={() => onChange(group)}
        >
          {group === null ? texts.all : names[group]}
        </button>
      ))}
    </div>
  )
}

/** The page of what is no content. */
const OTHERS: Partial<Record<ItemGroup, string>> = {
  media: '/webSystemManage/web_media',
  message: '/webSystemManage/web_message',
  quote: '/webSystemManage/web_quote',
  user: '/sysUserManage/userList',
  setting: '/webSystemManage/web_setting',
}

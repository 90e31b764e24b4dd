// A value of a menu where two versions are compared.
import type { Text } from '#contract/languages/language.ts'
import type { Menu } from '#contract/people/menu.ts'
import { ShownText } from '#web/admin/differences/shown-value.tsx'
import { MenuIcon } from '#web/admin/frame/menu-icon.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { MenuFields } from './admin-menu-draft.ts'

type Props = { field: keyof MenuFields; value: unknown; other: unknown; menus: readonly Menu[] }

export function ShownMenuValue({ field, value, other, menus }: Props) {
  const texts = useTexts('console/menu')
  const language = useLanguage()
  if (field === 'title') return <ShownText text={value as Text} other={other as Text} />
  if (field === 'hidden' || field === 'alwaysShow') return value ? texts.yes : texts.no
  if (field === 'flag') return value === 'enabled' ? texts.yes : texts.no
  if (field === 'type') return texts.types[value as Menu['type']]
  if (field === 'icon') {
    return value ? (
      <>
        <MenuIcon name={String(value)} /> {String(value)}
      </>
    ) : (
      texts.noIcon
    )
  }
  if (field === 'parentId') {
    const parent = menus.find(({ id }) => id === value)
    return parent ? textIn(parent.title, language) : texts.topLevel
  }
  return String(value)
}

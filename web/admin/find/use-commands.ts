// What can be done from anywhere in the console, and the parts of the settings, as entries that are found by their words.
import { DECLARED } from '#contract/kinds/declared.ts'
import { ownKindOf } from '#contract/kinds/own-kinds.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Button } from '#contract/wire/resource.ts'
import { useLanguageChange } from '#web/admin/frame/language-menu.tsx'
import { useAppearanceStore } from '#web/admin/frame/looks/appearance.tsx'
import { SCHEMES } from '#web/admin/frame/looks/appearance-store.ts'
import type { SidebarItem } from '#web/admin/frame/sidebar/sidebar-items.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { formsOf, newRecord } from '#web/admin/kinds/kind-addresses.ts'
import { kindName } from '#web/admin/kinds/kind-names.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { TextsOf } from '#web/i18n/messages.ts'
import { useMay } from '#web/session/permit.tsx'
import type { ItemGroup } from './find-item.ts'

export type Command = {
  entry: SidebarItem
  group: Extract<ItemGroup, 'command' | 'setting'>
  run: (() => void) | null
}

const SETTINGS = '/webSystemManage/web_setting'
const ADD: { kind: Kind; key: Button; to: string }[] = [
  { kind: 'product', key: 'web_product:add', to: '/webSystemManage/web_product/add' },
  // What the owner put away is not begun.
  ...DECLARED.filter(({ kind }) => !ownKindOf(kind)?.away).map((one) => ({
    kind: one.kind,
    key: `${one.page}:add` as const,
    to: `${formsOf(one)}/${newRecord(one)}`,
  })),
]

const same = (text: string): Text => eachLanguage(() => text)

/** What this person may do; `run` is null for what is only gone to. */
export function useCommands(): Command[] {
  const may = useMay()
  const { pageAt } = useTabs()
  const appearance = useAppearanceStore()
  const changeLanguage = useLanguageChange()
  const texts = useTexts('console/frame/find')
  const entry = (key: string, title: Text, to: string): SidebarItem => ({
    key,
    title,
    icon: '',
    to,
    children: [],
  })
  const does = (key: string, title: Text, run: () => void): Command => ({
    entry: entry(key, title, `#${key}`),
    group: 'command',
    run,
  })
  return [
    ...ADD.filter(({ key }) => may(key)).map(
      ({ kind, to }): Command => ({
        entry: entry(`new-${kind}`, kindName(kind, 'new'), to),
        group: 'command',
        run: null,
      }),
    ),
    does('site', same(texts.site), () => void window.open('#/HomePage', '_blank')),
    ...SCHEMES.map((scheme) =>
      does(`scheme-${scheme}`, same(texts.scheme[scheme]), () => appearance.change({ scheme })),
    ),
    ...STAFF_LANGUAGES.map((language) =>
      does(`language-${language}`, same(texts.speak + LANGUAGE_NAMES[language]), () =>
        changeLanguage(language),
      ),
    ),
    ...(pageAt(SETTINGS) === null ? [] : Object.keys(texts.settings)).map(
      (part): Command => ({
        entry: entry(
          `setting-${part}`,
          same(texts.settings[part as keyof TextsOf<'console/frame/find'>['settings']]),
          `${SETTINGS}?part=${part}`,
        ),
        group: 'setting',
        run: null,
      }),
    ),
  ]
}

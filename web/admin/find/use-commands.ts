// What can be done from anywhere in the console, and the parts of the settings, as entries that are found by their words.
import { DECLARED } from '#contract/kinds/declared.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, FALLBACK, LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Button } from '#contract/wire/resource.ts'
import { useAppearanceStore } from '#web/admin/frame/looks/appearance.tsx'
import { SCHEMES } from '#web/admin/frame/looks/appearance-store.ts'
import type { SidebarItem } from '#web/admin/frame/sidebar-items.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguageStore } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { ItemGroup } from './find-item.ts'
import { FIND_TEXTS, type FindTexts } from './find-texts.ts'

export type Command = {
  entry: SidebarItem
  group: Extract<ItemGroup, 'command' | 'setting'>
  run: (() => void) | null
}

const SETTINGS = '/webSystemManage/web_setting'
const ADD: { kind: keyof FindTexts['newOf']; key: Button; to: string }[] = [
  { kind: 'product', key: 'web_product:add', to: '/webSystemManage/web_product/add' },
  { kind: 'news', key: 'web_news:add', to: '/webSystemManage/web_news_form/0' },
  ...DECLARED.map(({ kind, page }) => ({
    kind,
    key: `${page}:add` as const,
    to: `/webSystemManage/${page}/add`,
  })),
]

const said = (say: (texts: FindTexts) => string): Text =>
  eachLanguage((language) => say(FIND_TEXTS[language]))

/** What this person may do; `run` is null for what is only gone to. */
export function useCommands(): Command[] {
  const may = useMay()
  const { pageAt } = useTabs()
  const appearance = useAppearanceStore()
  const languages = useLanguageStore()
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
        entry: entry(
          `new-${kind}`,
          said((texts) => texts.newOf[kind]),
          to,
        ),
        group: 'command',
        run: null,
      }),
    ),
    does(
      'site',
      said((texts) => texts.site),
      () => void window.open('#/HomePage', '_blank'),
    ),
    ...SCHEMES.map((scheme) =>
      does(
        `scheme-${scheme}`,
        said((texts) => texts.scheme[scheme]),
        () => appearance.change({ scheme }),
      ),
    ),
    ...LANGUAGES.map((language) =>
      does(`language-${language}`, wordsOfLanguage(LANGUAGE_NAMES[language]), () =>
        languages.change(language),
      ),
    ),
    ...(pageAt(SETTINGS) === null ? [] : Object.keys(FIND_TEXTS[FALLBACK].settings)).map(
      (part): Command => ({
        entry: entry(
          `setting-${part}`,
          said((texts) => texts.settings[part as keyof FindTexts['settings']]),
          `${SETTINGS}?part=${part}`,
        ),
        group: 'setting',
        run: null,
      }),
    ),
  ]
}

const wordsOfLanguage = (name: string): Text => {
  const text = said((texts) => texts.speak)
  return eachLanguage((language) => text[language] + name)
}

// Everything that fits the words typed: pages and commands from the browser, records and people from the server; without words what was opened last.

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { LOGIN_INFO_ITEM, menuItems } from '#web/admin/frame/sidebar/sidebar.tsx'
import type { ConsolePages } from '#web/admin/frame/sidebar/sidebar-items.ts'
import { tabTitle } from '#web/admin/frame/tabs/tabs.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { findQuery } from './admin-api.ts'
import { commandIn, type FindItem, type ItemGroup, plainItem } from './find-item.ts'
import { FIND_GROUPS_SHOWN, type FindSection, sectionsOf, useGroupNames } from './find-sections.ts'
import { readRecent } from './recent-items.ts'
import { createRouteSearch } from './route-search.ts'
import { useCommands } from './use-commands.ts'
import { useRecordActs } from './use-record-acts.ts'

/** Nobody waits for it, and a quick typist asks once. */
const PAUSE_MS = 120
const PAGES = 5
const COMMANDS = 5

export function useFind(pages: ConsolePages, typed: string, only: ItemGroup | null) {
  const language = useLanguage()
  const texts = useTexts('console/frame/find')
  const names = useGroupNames()
  const search = useEntries(pages)
  const acts = useRecordActs()
  const recent = useRecent()
  const command = commandIn(typed)
  const words = useSettled((command?.rest ?? typed).trim())
  const asked = FIND_GROUPS_SHOWN.find((group) => group === only) ?? null
  const server = useQuery(findQuery(only === 'page' || only === 'command' ? '' : words, asked))
  const waiting = words !== (command?.rest ?? typed).trim() || server.isFetching
  const found = typed.trim() === '' ? [] : (server.data ?? [])
  const local = useMemo(() => search.data?.find(typed) ?? { pages: [], commands: [] }, [search.data, typed])

  const sections: FindSection[] =
    typed.trim() === ''
      ? [{ group: 'recent', label: texts.recent, total: recent.length, items: recent }]
      : sectionsOf({ typed, only, command, found, local, acts, language, texts, names, waiting })
  return {
    sections: sections.filter(({ items }) => items.length > 0),
    waiting,
    failed: server.isError && !server.isFetching ? () => void server.refetch() : null,
    acts,
  }
}

/** The search over pages and commands, in the language shown; it comes with the first use. */
function useEntries(pages: ConsolePages) {
  const language = useLanguage()
  const { menus } = useSession()
  const commands = useCommands()
  const keys = commands.map(({ entry }) => entry.key).join(' ')
  return useQuery({
    queryKey: ['find-entries', language, menus, keys],
    queryFn: async () => {
      const items = [...menuItems(menus, pages), LOGIN_INFO_ITEM]
      const [inPages, inCommands] = await Promise.all([
        createRouteSearch(items, language),
        createRouteSearch(
          commands.map(({ entry }) => entry),
          language,
        ),
      ])
      const find = (typed: string) => ({
        pages: inPages(typed)
          .slice(0, PAGES)
          .map((hit) =>
            plainItem({
              key: `page-${hit.key}`,
              group: 'page',
              title: hit.titles.join(' › '),
              detail: hit.outside ?? '',
              to: hit.to ?? null,
              outside: hit.outside ?? null,
            }),
          ),
        commands: inCommands(typed)
          .slice(0, COMMANDS)
          .flatMap(({ key, titles, to }) => {
            const known = commands.find(({ entry }) => entry.key === key)
            if (!known) return []
            const { group, run } = known
            return [plainItem({ key, group, title: titles.join(' › '), to: run ? null : (to ?? null), run })]
          }),
      })
      return { find }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** What was opened last, as far as the person may still open it; then the tabs. */
function useRecent(): FindItem[] {
  const { id } = useSession()
  const { strip, pageAt } = useTabs()
  const language = useLanguage()
  return useMemo(() => {
    const kept = readRecent(localStorage, id).filter(({ to }) => pageAt(to) !== null)
    const tabs = strip.tabs
      .toReversed()
      .map((tab) => ({
        ...{ group: 'page' as const, title: tabTitle(tab, language), detail: '', picture: null },
        to: tab.address,
      }))
      .filter(({ to }) => !kept.some((item) => item.to === to))
    return [...kept, ...tabs].slice(0, 12).map((item) => plainItem({ ...item, key: `recent-${item.to}` }))
  }, [id, strip, pageAt, language])
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(settled)
}

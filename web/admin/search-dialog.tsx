// The search for pages of the console: type, choose with the arrow keys, open with Enter (spec §2, §9).
import { SearchOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Input, type InputRef, Modal } from 'antd'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { BAR_TEXTS } from '#web/admin/bar-texts.ts'
import { createRouteSearch, type RouteHit } from '#web/admin/route-search.ts'
import { LOGIN_INFO_ITEM, menuItems } from '#web/admin/sidebar.tsx'
import type { ConsolePages } from '#web/admin/sidebar-items.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import './search-dialog.css'

/** More than anybody reads; the best come first. */
const SHOWN = 12

export function SearchDialog({ pages, onClose }: { pages: ConsolePages; onClose: () => void }) {
  const texts = useTexts(BAR_TEXTS)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { search, failed } = useSearch(pages)
  const navigate = useNavigate()
  const input = useRef<InputRef>(null)
  const list = useId()
  const hits = useMemo(() => search?.(typed).slice(0, SHOWN) ?? [], [search, typed])
  const chosen = hits[Math.min(at, hits.length - 1)]
  const option = (hit: RouteHit) => `${list}-${hit.key}`

  const open = (hit: RouteHit | undefined) => {
    if (!hit) return
    onClose()
    if (hit.outside) window.open(hit.outside, '_blank', 'noopener')
    else if (hit.to) void navigate(hit.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method belong to what is being composed.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') return open(chosen)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || hits.length === 0) return
    event.preventDefault()
    setAt((Math.min(at, hits.length - 1) + step + hits.length) % hits.length)
  }
  const says = failed
    ? texts.searchFailed
    : typed.trim() === '' || !search
      ? ''
      : hits.length === 0
        ? texts.searchEmpty
        : texts.searchFound(hits.length)

  return (
    <Modal
      open
      title={texts.search}
      onCancel={onClose}
      footer={null}
      width={560}
      className="search-dialog"
      afterOpenChange={(shown) => shown && input.current?.focus()}
    >
      <Input
        ref={input}
        autoFocus
        prefix={<SearchOutlined />}
        role="combobox"
        aria-label={texts.search}
        aria-expanded={hits.length > 0}
        aria-controls={list}
        aria-activedescendant={chosen && option(chosen)}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.searchKeys}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {/* biome-ignore-start lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen option */}
      <div id={list} role="listbox" aria-label={texts.search} className="search-hits">
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
          <div
            key={hit.key}
            id={option(hit)}
            role="option"
            aria-selected={hit === chosen}
            onMouseMove={() => setAt(index)}
            onClick={() => open(hit)}
          >
            <span>{hit.titles.join(' › ')}</span>
            <small>{hit.outside ? texts.outside : hit.to}</small>
          </div>
        ))}
      </div>
      {/* biome-ignore-end lint/a11y/useFocusableInteractive: only the options */}
      <p className="search-says" role="status">
        {says}
      </p>
      <p className="search-keys" aria-hidden="true">
        {texts.searchHint}
      </p>
    </Modal>
  )
}

/** The search over what this person's menu shows, in the language shown. */
function useSearch(pages: ConsolePages) {
  const language = useLanguage()
  const { menus } = useSession()
  const items = useMemo(() => [...menuItems(menus, pages), LOGIN_INFO_ITEM], [menus, pages])
  const { data, isError } = useQuery({
    queryKey: ['route-search', language, items],
    queryFn: async () => ({ search: await createRouteSearch(items, language) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { search: data?.search, failed: isError }
}

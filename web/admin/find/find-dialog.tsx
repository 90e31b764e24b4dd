// The search over the whole console: type, choose with the arrow keys, open or do with Enter. The focus stays in the field.

import { SearchOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef, Modal } from 'antd'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ConsolePages } from '#web/admin/frame/sidebar-items.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { byKind } from '#web/admin/kinds/kind-names.ts'
import { useMobile } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { COUNTED } from './admin-api.ts'
import { commandIn, type FindItem, type ItemGroup, plainItem } from './find-item.ts'
import { FindPreview } from './find-preview.tsx'
import { FindRow } from './find-row.tsx'
import { FIND_GROUPS_SHOWN, useGroupNames } from './find-sections.ts'
import { keepRecent } from './recent-items.ts'
import { useFind } from './use-find.ts'
import './find.css'

/** Longer than anybody types. */
const LONGEST = 100

export function FindDialog({ pages, onClose }: { pages: ConsolePages; onClose: () => void }) {
  const texts = useTexts('console/frame/find')
  const [typed, setTyped] = useState('')
  const [only, setOnly] = useState<ItemGroup | null>(null)
  const [at, setAt] = useState<string | null>(null)
  const { sections: found, waiting, failed, acts } = useFind(pages, typed, only)
  // What a group has beyond those shown is one more row, which narrows the search to it.
  const sections = found.map((section) => {
    const { group, total: all, items: rows } = section
    if (group === 'recent' || all <= rows.length) return section
    const title = texts.more({ count: all, counted: all < COUNTED })
    const more = plainItem({ key: `more-${group}`, group, title, run: () => setOnly(group), stays: true })
    return { ...section, items: [...rows, more] }
  })
  const open = useOpen(onClose)
  const input = useRef<InputRef>(null)
  const list = useId()
  const mobile = useMobile()
  const items = sections.flatMap((section) => section.items)
  const chosen = items.find(({ key }) => key === at) ?? items[0]
  const option = ({ key }: FindItem) => `${list}-${key}`

  const move = (step: number) => {
    const next = items[((chosen ? items.indexOf(chosen) : -1) + step + items.length) % items.length]
    if (!next) return
    setAt(next.key)
    document.getElementById(option(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method belong to what is being composed.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      return chosen && open(chosen, event.ctrlKey || event.metaKey)
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || items.length === 0) return
    event.preventDefault()
    move(step)
  }
  const total = sections.reduce((sum, section) => sum + section.total, 0)
  const says =
    typed.trim() === ''
      ? items.length === 0
        ? texts.nothingRecent
        : ''
      : items.length > 0
        ? texts.found({ count: total })
        : waiting
          ? texts.searching
          : ''

  return (
    <Modal
      open
      closable={false}
      title={texts.title}
      onCancel={onClose}
      footer={null}
      width={860}
      className="find-dialog"
      afterOpenChange={(shown) => shown && input.current?.focus()}
    >
      <div className="find-head">
        <Input
          ref={input}
          autoFocus
          variant="borderless"
          size="large"
          prefix={<SearchOutlined />}
          role="combobox"
          aria-label={texts.title}
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen && option(chosen)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          placeholder={texts.keys}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(null)
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="text" onClick={onClose}>
          {texts.closeIt}
        </Button>
      </div>
      {typed.trim() !== '' && <Groups only={only} onChange={setOnly} />}
      {failed && (
        <p className="find-failed" role="alert">
          {texts.failed}{' '}
          <Button size="small" onClick={failed}>
            {texts.again}
          </Button>
        </p>
      )}
      <div className="find-body">
        <div id={list} role="listbox" aria-label={texts.title} className="find-list">
          {sections.map(({ group, label, items: rows }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
            <div key={group} role="group" aria-label={label}>
              <p className="find-group" role="presentation">
                {label}
              </p>
              {rows.map((item) => (
                <FindRow
                  key={item.key}
                  id={option(item)}
                  item={item}
                  typed={commandIn(typed)?.rest ?? typed}
                  mixed={group === 'recent'}
                  chosen={item === chosen}
                  onPoint={() => setAt(item.key)}
                  onOpen={(elsewhere) => open(item, elsewhere)}
                />
              ))}
            </div>
          ))}
          {typed.trim() !== '' && items.length === 0 && !waiting && (
            <div className="find-empty">
              <strong>{texts.empty({ typed: typed.trim() })}</strong>
              <p>{texts.emptySays}</p>
            </div>
          )}
        </div>
        {!mobile && chosen && (
          <FindPreview item={chosen} acts={acts} onOpen={() => open(chosen)} onClose={onClose} />
        )}
      </div>
      <footer className="find-foot">
        <p role="status">{says}</p>
        {!mobile && (
          <p aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> {texts.move} <kbd>Enter</kbd> {texts.open} <kbd>Ctrl</kbd>{' '}
            <kbd>Enter</kbd> {texts.openElsewhere} <kbd>Esc</kbd> {texts.close}
          </p>
        )}
      </footer>
    </Modal>
  )
}

/** What the search is narrowed to, as far as the person may open it. */
function Groups({ only, onChange }: { only: ItemGroup | null; onChange: (group: ItemGroup | null) => void }) {
  const texts = useTexts('console/frame/find')
  const names = useGroupNames()
  const { pageAt } = useTabs()
  const may = (group: ItemGroup) => ADDRESSES[group] === undefined || pageAt(ADDRESSES[group]) !== null
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

/** The page of a group: whoever may not open it is not offered the group. */
const ADDRESSES: Partial<Record<ItemGroup, string>> = {
  product: '/webSystemManage/web_product',
  ...byKind(({ page }) => `/webSystemManage/${page}`),
  productType: '/webSystemManage/web_product_type',
  media: '/webSystemManage/web_media',
  message: '/webSystemManage/web_message',
  user: '/sysUserManage/userList',
  setting: '/webSystemManage/web_setting',
}

/** Goes to an item or does it, and remembers where the person went. */
function useOpen(onClose: () => void) {
  const navigate = useNavigate()
  const { id } = useSession()
  return ({ group, title, detail, picture, to, outside, run, stays }: FindItem, elsewhere = false) => {
    if (!stays) onClose()
    if (run) return run()
    if (outside) return void window.open(outside, '_blank', 'noopener')
    if (!to) return
    keepRecent(localStorage, id, { group, title, detail, picture, to })
    if (elsewhere) window.open(`#${to}`, '_blank')
    else void navigate(to)
  }
}

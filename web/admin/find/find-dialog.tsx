// The search over the whole console: type, choose with the arrow keys, open or do with Enter. The focus stays in the field.

import { SearchOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef, Modal } from 'antd'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ConsolePages } from '#web/admin/frame/sidebar/sidebar-items.ts'
import { useMobile } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { COUNTED } from './admin-api.ts'
import { FindGroups } from './find-groups.tsx'
import { commandIn, type FindItem, type ItemGroup, plainItem } from './find-item.ts'
import { FindPreview } from './find-preview.tsx'
import { FindRow } from './find-row.tsx'
import type { FindSection } from './find-sections.ts'
import { keepRecent } from './recent-items.ts'
import { useFind } from './use-find.ts'
import './find.css'

/** Longer than anybody types. */
const LONGEST = 100

export function FindDialog({ pages, onClose }: { pages: ConsolePages; onClose: () => void }) {
  const texts = useTexts('console/frame/find')
  const [typed, setTyped] = useState('')
  const [only, setOnly] = useState<ItemGroup | null>(null)
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
  const { chosen, setAt, onKeyDown } = useChosen(items, list, open)
  const total = sections.reduce((sum, section) => sum + section.total, 0)
  const description =
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
          aria-activedescendant={chosen && optionId(list, chosen)}
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
      {typed.trim() !== '' && <FindGroups only={only} onChange={setOnly} />}
      {failed && (
        <p className="find-failed" role="alert">
          {texts.failed}{' '}
          <Button size="small" onClick={failed}>
            {texts.again}
          </Button>
        </p>
      )}
      <div className="find-body">
        <Results
          id={list}
          sections={sections}
          typed={typed}
          waiting={waiting}
          chosen={chosen}
          onPoint={setAt}
          onOpen={open}
        />
        {!mobile && chosen && (
          <FindPreview item={chosen} acts={acts} onOpen={() => open(chosen)} onClose={onClose} />
        )}
      </div>
      <Foot description={description} keys={!mobile} />
    </Modal>
  )
}

const optionId = (list: string, { key }: FindItem) => `${list}-${key}`

type ResultsProps = {
  id: string
  sections: readonly FindSection[]
  typed: string
  waiting: boolean
  chosen: FindItem | undefined
  onPoint: (key: string) => void
  onOpen: (item: FindItem, elsewhere: boolean) => void
}

/** The rows that were found, group by group. */
function Results({ id, sections, typed, waiting, chosen, onPoint, onOpen }: ResultsProps) {
  const texts = useTexts('console/frame/find')
  return (
    <div id={id} role="listbox" aria-label={texts.title} className="find-list">
      {sections.map(({ group, label, items: rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={group} role="group" aria-label={label}>
          <p className="find-group" role="presentation">
            {label}
          </p>
          {rows.map((item) => (
            <FindRow
              key={item.key}
              id={optionId(id, item)}
              item={item}
              typed={commandIn(typed)?.rest ?? typed}
              mixed={group === 'recent'}
              chosen={item === chosen}
              onPoint={() => onPoint(item.key)}
              onOpen={(elsewhere) => onOpen(item, elsewhere)}
            />
          ))}
        </div>
      ))}
      {typed.trim() !== '' && sections.length === 0 && !waiting && (
        <div className="find-empty">
          <strong>{texts.empty({ typed: typed.trim() })}</strong>
          <p>{texts.emptyText}</p>
        </div>
      )}
    </div>
  )
}

function Foot({ description, keys }: { description: string; keys: boolean }) {
  const texts = useTexts('console/frame/find')
  return (
    <footer className="find-foot">
      <p role="status">{description}</p>
      {keys && (
        <p aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.move} <kbd>Enter</kbd> {texts.open} <kbd>Ctrl</kbd>{' '}
          <kbd>Enter</kbd> {texts.openElsewhere} <kbd>Esc</kbd> {texts.close}
        </p>
      )}
    </footer>
  )
}

/** The row that the arrow keys and the pointer choose; Enter opens it. */
function useChosen(
  items: readonly FindItem[],
  list: string,
  open: (item: FindItem, elsewhere: boolean) => void,
) {
  const [at, setAt] = useState<string | null>(null)
  const chosen = items.find(({ key }) => key === at) ?? items[0]

  const move = (step: number) => {
    const next = items[((chosen ? items.indexOf(chosen) : -1) + step + items.length) % items.length]
    if (!next) return
    setAt(next.key)
    document.getElementById(optionId(list, next))?.scrollIntoView({ block: 'nearest' })
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
  return { chosen, setAt, onKeyDown }
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

// Suggestions under a search field while somebody types: a list box that the keys of the field walk through (ARIA combobox).
// It comes with the first focus on a field, so that a page does not carry it.
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { useDoorway } from '#web/site/links/doorway.tsx'
import { Highlight } from '#web/ui/highlight.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { useSuggestions } from './use-suggestions.ts'
import './search-suggestions.css'

export function SearchSuggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const texts = useTexts('site/suggestions')
  const kinds = useTexts('site/kinds')
  const language = useLanguage()
  const navigate = useNavigate()
  const { inside } = useDoorway(addresses.search)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const { keyword, items } = useSuggestions(typed)
  const open = wanted && items.length > 0
  /** The last option leads to all results. */
  const last = items.length

  const close = () => {
    setWanted(false)
    setActive(-1)
  }
  const choose = (at: number) => {
    close()
    const item = items[at]
    // The secret of a preview goes along.
    const search = new URLSearchParams(
      item ? inside.search : [...new URLSearchParams(inside.search), ['keyword', keyword]],
    )
    void navigate({ pathname: item ? item.address : inside.pathname, search: search.toString() })
    field.current?.blur()
  }
  const onInput = useEffectEvent(() => {
    setTyped(field.current?.value ?? '')
    setActive(-1)
    setWanted(true)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (items.length === 0) return
      event.preventDefault()
      if (!open) {
        setWanted(true)
        setActive(event.key === 'ArrowDown' ? 0 : last)
        return
      }
      // One step further than the ends is the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + 1 + step + last + 2) % (last + 2)) - 1)
    } else if (event.key === 'Enter') {
      if (open && active >= 0) {
        event.preventDefault()
        choose(active)
      } else close()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  })
  const onLeave = useEffectEvent(close)
  const onFocus = useEffectEvent(() => setWanted(typed !== ''))

  useEffect(() => {
    const input = field.current
    if (!input) return
    // What was typed before this came.
    if (input.value !== input.defaultValue) onInput()
    const listeners = { input: onInput, blur: onLeave, focus: onFocus }
    const key = (event: KeyboardEvent) => onKey(event)
    const named = Object.entries(listeners).map(([name, listen]) => [name, () => listen()] as const)
    input.addEventListener('keydown', key)
    for (const [name, listen] of named) input.addEventListener(name, listen)
    return () => {
      input.removeEventListener('keydown', key)
      for (const [name, listen] of named) input.removeEventListener(name, listen)
    }
  }, [field])

  useEffect(() => {
    const input = field.current
    if (!input) return
    input.ariaExpanded = String(open)
    if (open) input.setAttribute('aria-controls', id)
    else input.removeAttribute('aria-controls')
    if (open && active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`)
    else input.removeAttribute('aria-activedescendant')
  }, [field, id, open, active])

  return (
    <>
      <p className="hidden-text" role="status">
        {open && texts.count({ count: items.length })}
      </p>
      {open && (
        // The field keeps the focus, so that the list does not close before it was clicked.
        <div
          className="suggestions"
          role="listbox"
          id={id}
          tabIndex={-1}
          aria-label={texts.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {items.map((item, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field
            <div
              key={`${item.kind} ${item.id}`}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onClick={() => choose(at)}
            >
              <span lang={langOf(item, 'title')}>
                <Highlight text={item.title} hits={item.hits.title} />
              </span>
              <small>
                {item.code ? <Highlight text={item.code} hits={item.hits.code} /> : kinds[item.kind].short}
              </small>
            </div>
          ))}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field */}
          <div
            className="suggestions-all"
            id={`${id}-${last}`}
            role="option"
            tabIndex={-1}
            aria-selected={active === last}
            lang={language}
            onClick={() => choose(last)}
          >
            <span>{texts.all({ keyword })}</span>
            <Icon name="arrow" />
          </div>
        </div>
      )}
    </>
  )
}

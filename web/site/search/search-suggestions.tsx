// Suggestions under a search field while somebody types: a list box that the keys of the field walk through (ARIA combobox).
// It comes with the first focus on a field, so that a page does not carry it.
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Suggestion } from '#contract/site/search.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { readSuggestions } from '#web/site/api.ts'
import { addresses } from '#web/site/links/addresses.ts'
import { useDoorway } from '#web/site/links/doorway.tsx'
import { Highlight } from '#web/ui/highlight.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import './search-suggestions.css'

/** Whoever has not typed stands in the field itself. */
const FIELD = -1

type Field = RefObject<HTMLInputElement | null>

export function SearchSuggestions({ field }: { field: Field }) {
  const texts = useTexts('site/suggestions')
  const kinds = useTexts('site/kinds')
  const language = useLanguage()
  const navigate = useNavigate()
  const { inside } = useDoorway(addresses.search)
  const id = useId()
  const [typed, setTyped] = useState('')
  const { keyword, items } = useSuggestions(typed)

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
  // The option behind the suggestions leads to all results.
  const { open, active, close } = useCombobox({ field, id, count: items.length, onType: setTyped, choose })
  const option = (at: number) => ({
    id: `${id}-${at}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === active,
    onClick: () => choose(at),
  })
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
            <div key={`${item.kind} ${item.id}`} {...option(at)}>
              <span lang={langOf(item, 'title')}>
                <Highlight text={item.title} hits={item.hits.title} />
              </span>
              <small>
                {item.code ? <Highlight text={item.code} hits={item.hits.code} /> : kinds[item.kind].short}
              </small>
            </div>
          ))}
          <div className="suggestions-all" lang={language} {...option(items.length)}>
            <span>{texts.all({ keyword })}</span>
            <Icon name="arrow" />
          </div>
        </div>
      )}
    </>
  )
}

type Combobox = {
  field: Field
  /** Of the list; its options are `<id>-0` and so on. */
  id: string
  /** How many there are to choose from before the last one, which is always there. */
  count: number
  onType: (text: string) => void
  choose: (at: number) => void
}

/** The keys of the field and what it tells readers of the screen about the list below it. */
function useCombobox({ field, id, count, onType, choose }: Combobox) {
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(FIELD)
  const open = wanted && count > 0

  const close = () => {
    setWanted(false)
    setActive(FIELD)
  }
  const onInput = useEffectEvent(() => {
    onType(field.current?.value ?? '')
    setActive(FIELD)
    setWanted(true)
  })
  const onArrow = (step: 1 | -1) => {
    setWanted(true)
    // One step further than the ends is the field itself; a closed list is entered from there.
    const places = count + 2
    setActive((((open ? active : FIELD) + 1 + step + places) % places) - 1)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return
      event.preventDefault()
      onArrow(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      if (open && active !== FIELD) {
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
  const onFocus = useEffectEvent(() => setWanted(field.current?.value !== ''))

  useEffect(() => {
    const input = field.current
    if (!input) return
    // What was typed before this came.
    if (input.value !== input.defaultValue) onInput()
    const leaving = new AbortController()
    const { signal } = leaving
    input.addEventListener('keydown', (event) => onKey(event), { signal })
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('blur', () => onLeave(), { signal })
    input.addEventListener('focus', () => onFocus(), { signal })
    return () => leaving.abort()
  }, [field])

  useEffect(() => {
    const input = field.current
    if (!input) return
    input.ariaExpanded = String(open)
    setOrRemove(input, 'aria-controls', open && id)
    setOrRemove(input, 'aria-activedescendant', open && active !== FIELD && `${id}-${active}`)
  }, [field, id, open, active])

  return { open, active, close }
}

function setOrRemove(element: HTMLElement, name: string, value: string | false) {
  if (value === false) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Nothing is asked for before the typing rests. */
const REST_MS = 140

/** A single Latin letter begins half of all words. */
const isWord = (typed: string) => typed.length > 1 || /\p{Script=Han}/u.test(typed)

/** The suggestions for the last text that was answered; `keyword` is that text. */
function useSuggestions(typed: string): { keyword: string; items: Suggestion[] } {
  const language = useLanguage()
  const [answer, setAnswer] = useState<{ keyword: string; items: Suggestion[] }>({ keyword: '', items: [] })
  const keyword = typed.trim()
  useEffect(() => {
    if (!isWord(keyword)) {
      setAnswer({ keyword: '', items: [] })
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const items = await readSuggestions(keyword, language, controller.signal)
      if (!controller.signal.aborted) setAnswer({ keyword, items })
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [keyword, language])
  return answer
}

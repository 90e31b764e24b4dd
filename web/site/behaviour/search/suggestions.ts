// Suggestions under a search field while somebody types: a list box that the keys of the field walk through (ARIA combobox).
// They come with the first focus on a field, so that a page does not carry them.
import { source } from 'virtual:texts/entry'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Hits, Suggestion } from '#contract/site/search.ts'
import type { Rooms } from '#web/i18n/messages.ts'
import { groupFrom } from '#web/i18n/texts.ts'
import { readSuggestions } from '#web/site/behaviour/api.ts'
import { arrow, element, said } from '#web/site/behaviour/elements.ts'
import { walkTo } from '#web/site/behaviour/walk.ts'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { piecesAt } from '#web/ui/words/pieces-at.ts'
import './suggestions.css'

/** Nothing is asked for before the typing rests. */
const REST_MS = 140
/** Of a picture, for sharp screens. */
const PICTURE_WIDTH = 160
/** Whoever has not chosen stands in the field itself. */
const FIELD = -1

/** A single Latin letter begins half of all words. */
const isWord = (typed: string) => typed.length > 1 || /\p{Script=Han}/u.test(typed)

type Found = { keyword: string; items: readonly Suggestion[] }
const NOTHING: Found = { keyword: '', items: [] }

/** Suggests under `field`, whose form has a place for the list, until `signal` says that the field is gone. */
export function suggest(field: HTMLInputElement, signal: AbortSignal) {
  const place = field.form?.querySelector('.suggestions-place')
  if (!place) return
  const id = `${field.id}-list`
  let found = NOTHING
  let wanted = false
  let active = FIELD
  let asking = new AbortController()

  async function ask() {
    asking.abort()
    const keyword = field.value.trim()
    if (!isWord(keyword)) {
      found = NOTHING
      return draw()
    }
    asking = new AbortController()
    const mine = asking.signal
    await new Promise((rested) => setTimeout(rested, REST_MS))
    if (mine.aborted) return
    const lang = language()
    const [items, rooms] = await Promise.all([readSuggestions(keyword, lang, mine), wordsIn(lang)])
    if (mine.aborted || !rooms) return
    found = { keyword, items }
    draw(rooms)
  }

  const isOpen = () => wanted && found.items.length > 0
  function close() {
    wanted = false
    active = FIELD
    draw()
  }

  // It stands there from the beginning, so that readers of the screen hear it change.
  const status = element('p', { className: 'hidden-text', role: 'status' })
  place.replaceChildren(status)

  let drawn: Rooms | null = null
  function draw(rooms = drawn) {
    drawn = rooms
    const open = isOpen() && rooms
    status.textContent = open
      ? (rooms['site/found/suggestions']?.count({ count: found.items.length }) ?? '')
      : ''
    place?.querySelector('.suggestions')?.remove()
    if (open) place?.append(list(rooms))
    field.ariaExpanded = String(Boolean(open))
    setOrRemove(field, 'aria-controls', open && id)
    mark()
  }
  /** Tells which option is chosen. */
  function mark() {
    setOrRemove(field, 'aria-activedescendant', isOpen() && active !== FIELD && `${id}-${active}`)
    for (const [at, one] of [...(place?.querySelectorAll('[role="option"]') ?? [])].entries()) {
      one.ariaSelected = String(at === active)
      if (at === active) one.scrollIntoView({ block: 'nearest' })
    }
  }

  function list(rooms: Rooms) {
    const texts = rooms['site/found/suggestions']
    // There is no word for kinds that the owner made.
    const kinds: Partial<NonNullable<Rooms['site/found/kinds']>> = rooms['site/found/kinds'] ?? {}
    const items = found.items.map((item, at) => {
      const title = said(marked(item.title, item.hits.title), item.shownIn?.title)
      const kind = kinds[item.kind]
      const about = item.code
        ? [element('b', { className: 'model' }, ...marked(item.code, item.hits.code))]
        : kind
          ? [element('small', {}, kind.short)]
          : []
      const words = element('span', { className: 'suggestion-words' }, ...about, title)
      return option(at, '', plateOf(item), words, ...factOf(item))
    })
    const all = element('span', {}, texts?.all({ keyword: found.keyword }) ?? '')
    const last = option(items.length, 'suggestions-all', all, arrow())
    const box = element(
      'div',
      { className: 'suggestions', role: 'listbox', id, tabIndex: -1 },
      ...items,
      last,
    )
    box.ariaLabel = texts?.list ?? ''
    // The field keeps the focus, so that the list does not close before it was clicked.
    box.addEventListener('mousedown', (event) => event.preventDefault())
    return box
  }
  function option(at: number, className: string, ...inside: Node[]) {
    const made = element('div', { role: 'option', id: `${id}-${at}`, tabIndex: -1, className }, ...inside)
    made.addEventListener('click', () => choose(at))
    return made
  }

  function choose(at: number) {
    const item = found.items[at]
    const { keyword } = found
    close()
    field.blur()
    if (item) return walkTo(item.address)
    // The option behind the suggestions leads to all results.
    field.value = keyword
    field.form?.requestSubmit()
  }

  function onKey(event: KeyboardEvent) {
    if (event.isComposing) return
    const open = isOpen()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (found.items.length === 0) return
      event.preventDefault()
      // One step further than the ends is the field itself; a closed list is entered from there.
      const places = found.items.length + 2
      const step = event.key === 'ArrowDown' ? 1 : -1
      active = (((open ? active : FIELD) + 1 + step + places) % places) - 1
      wanted = true
      if (open) mark()
      else draw()
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
  }
  const onInput = () => {
    active = FIELD
    wanted = true
    void ask()
  }

  field.addEventListener('keydown', onKey, { signal })
  field.addEventListener('input', onInput, { signal })
  field.addEventListener('blur', close, { signal })
  field.addEventListener(
    'focus',
    () => {
      wanted = field.value !== ''
      draw()
    },
    { signal },
  )
  signal.addEventListener('abort', () => asking.abort())
  // What was typed before this came.
  if (field.value !== field.defaultValue) onInput()
}

const language = () => document.documentElement.lang as Language

/** The words around suggestions; nothing when they did not arrive. */
const wordsIn = (lang: Language): Promise<Rooms | null> =>
  groupFrom(source, 'site/found', lang).then(
    (found) => found?.rooms ?? null,
    () => null,
  )

/** The picture of what is suggested; what has none keeps its place. */
function plateOf({ cover }: Suggestion): HTMLElement {
  const plate = element('span', { className: 'plate' })
  if (cover) {
    const src = imageAddress(cover.key, PICTURE_WIDTH, [1, 1])
    plate.append(element('img', { src, alt: '', width: 48, height: 48 }))
  }
  return plate
}

/** The fact in the units that are shown. */
function factOf({ fact }: Suggestion): HTMLElement[] {
  // What holds in some regions alone is told on the page.
  if (!fact?.value) return []
  const { value, unit } = (document.documentElement.dataset.units === 'us' && fact.us) || fact
  return [element('small', {}, unit === '' ? value : `${value}\u00a0${unit}`)]
}

const marked = (text: string, hits: Hits): (Node | string)[] =>
  piecesAt(text, hits).map((piece) => (piece.hit ? element('mark', {}, piece.text) : piece.text))

function setOrRemove(on: HTMLElement, name: string, value: string | false | null) {
  if (value) on.setAttribute(name, value)
  else on.removeAttribute(name)
}

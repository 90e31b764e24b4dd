// Keeps React away until something needs it; what was pressed, chosen and typed meanwhile is not lost.
import { bringData, EXCHANGED, exchanged, openExchange } from './exchange.ts'
import { isAtRest, isPlainPress } from './press.ts'

/** Controls that only React makes work: the rest are links, forms, `details`, popovers and those of the other behaviours. Links to
 * the form about products open it where the visitor is. */
const NEEDS =
  'button:not([type="submit"], [popovertarget], [data-copy], [data-enlarge], .thumb, .hero button, .tray button, dialog button), .enquiry-form :is(input, select, textarea, button), a:is([href*="/message?ids"], [href*="/message?product"])'
const FIELDS = 'input, select, textarea'
/** Places that draw more than the server did, once they come near. */
const NEAR = '.enquiry-place, .nearest, .open-now'
const NEAR_PX = '400px'
const KEYS_OF_THE_BROWSER = /^(?:Tab|Enter| |Escape|Shift|Control|Alt|Meta|F\d+|Page(?:Up|Down))$/

/** Imports what takes the page over; its promise `taken` settles once React answers for what is there. */
type Bring = () => Promise<{ taken: Promise<void> }>
type Connection = { saveData?: boolean; effectiveType?: string }

/** Presses and keys that came before React did, in their order. */
const held: { target: Element; event: Event }[] = []
/** What was typed and ticked. */
const typed = new Map<HTMLInputElement | HTMLTextAreaElement, { value: string; checked: boolean }>()
let state: 'away' | 'coming' | 'there' = 'away'
let warmed = false

/** Begins to wait. */
export function waitForReact(bring: Bring) {
  const stop = new AbortController()
  const { signal } = stop
  openExchange(signal)
  const take = () => void takeOver(bring, stop)
  watchPresses(take, signal)
  // Nothing is fetched for a visitor who only looks.
  const begin = (event: Event) => {
    if (isAtRest(event)) return
    touched.abort()
    if (isGoodLine()) whenIdle(warm)
    watchNear(take, signal)
  }
  const touched = new AbortController()
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    document.addEventListener(type, begin, { signal: touched.signal, passive: true })
}

function watchPresses(take: () => void, signal: AbortSignal) {
  const on = <K extends keyof DocumentEventMap>(type: K, listen: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listen, { capture: true, signal })
  on('pointerdown', (event) => needing(event) && take())
  // A mouse comes near before it presses.
  on('pointerover', (event) => event.pointerType === 'mouse' && needing(event) && take())
  on('focusin', (event) => needing(event)?.matches(FIELDS) && take())
  on('click', (event) => {
    const control = needing(event)
    if (!control || !isPlainPress(event)) return
    // A field has its own answer to a press.
    if (!control.matches(FIELDS)) hold(event)
    take()
  })
  on('keydown', (event) => {
    const control = needing(event)
    if (!control || KEYS_OF_THE_BROWSER.test(event.key)) return
    if (!control.matches(FIELDS)) hold(event)
    take()
  })
  on('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, { value: target.value, checked: false })
    else if (target instanceof HTMLInputElement && target.closest(NEEDS))
      typed.set(target, { value: target.value, checked: target.checked })
  })
}

const needing = ({ target }: Event) => (target instanceof Element ? target.closest(NEEDS) : null)

function hold(event: MouseEvent | KeyboardEvent) {
  const { target } = event
  event.preventDefault()
  event.stopImmediatePropagation()
  if (target instanceof Element) held.push({ target, event })
}

function watchNear(take: () => void, signal: AbortSignal) {
  const near = new IntersectionObserver(
    (places) => places.some(({ isIntersecting }) => isIntersecting) && take(),
    { rootMargin: NEAR_PX },
  )
  const look = () => {
    near.disconnect()
    for (const place of document.querySelectorAll(NEAR)) near.observe(place)
  }
  look()
  document.addEventListener(EXCHANGED, look, { signal })
  signal.addEventListener('abort', () => near.disconnect())
}

/** React takes the page over as it is; then it hears of what happened meanwhile. */
async function takeOver(bring: Bring, waiting: AbortController) {
  if (state !== 'away') return
  state = 'coming'
  document.documentElement.dataset.coming = ''
  warm()
  // What is on its way is what it finds.
  await exchanged()
  try {
    await bringData()
    const { taken } = await bring()
    await taken
  } catch (error) {
    // The line broke: the next press tries again. A link and a form lead on without React.
    console.error(error)
    state = 'away'
    for (const { target } of held.splice(0)) {
      const link = target.closest('a')
      if (link) location.assign(link.href)
      else if (target.closest('[type="submit"]')) target.closest('form')?.requestSubmit()
    }
    return
  } finally {
    delete document.documentElement.dataset.coming
  }
  state = 'there'
  waiting.abort()
  for (const [field, what] of typed) if (field.isConnected) typeAgain(field, what)
  // What it put into the form by itself is drawn by then.
  await new Promise((drawn) => setTimeout(drawn))
  for (const { target, event } of held.splice(0)) {
    // The same kind of event, made from the one that came.
    const Kind = event.constructor as typeof Event
    if (target.isConnected) target.dispatchEvent(new Kind(event.type, event))
  }
}

/** React hears of a value that came before it; what it has put there itself gives way. */
function typeAgain(
  field: HTMLInputElement | HTMLTextAreaElement,
  { value, checked }: { value: string; checked: boolean },
) {
  const box = field instanceof HTMLInputElement && field.type === 'checkbox' ? field : null
  const { selectionStart, selectionEnd } = box ? { selectionStart: null, selectionEnd: null } : field
  // React notes what is set on the element itself, and takes what is set behind its back for the visitor's doing.
  const behind = Object.getPrototypeOf(field) as object
  if (box) {
    box.checked = !checked
    Reflect.set(behind, 'checked', checked, box)
    box.dispatchEvent(new Event('click', { bubbles: true }))
    return
  }
  // What was chosen stands there and cannot be set.
  const files = field.type === 'file'
  if (!files) {
    field.value = `${value} `
    Reflect.set(behind, 'value', value, field)
  }
  field.dispatchEvent(new Event(files ? 'change' : 'input', { bubbles: true }))
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd)
}

/** Fetches what will be needed, and runs nothing. */
function warm() {
  if (warmed) return
  warmed = true
  // Only what needs React exchanges the page.
  bringData(false).catch(() => {})
  const late: unknown = JSON.parse(document.getElementById('late')?.textContent ?? '[]')
  for (const href of Array.isArray(late) ? late : []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }))
  }
}

function isGoodLine(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g'
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 300)

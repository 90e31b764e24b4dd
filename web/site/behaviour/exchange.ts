// Another look at the page that is there - narrowed, in another order, its next page: the page is fetched as the server makes
// it, and its main part takes the place of this one. Until React comes; then its router does this.
import { readPage, readPageData } from '#web/client/page-document.ts'
import { tellVisit, visitOf } from '#web/client/visit.ts'
import { focusAgain, keyOf } from './focus-again.ts'
import { startBehaviours } from './install.ts'
import { isPlainPress } from './press.ts'

/** Where a list begins. One that is narrowed as well is led to for another page alone. */
const HEAD = 'main [data-list-head]'

/** Told on the document once another main part is there. */
export const EXCHANGED = 'exchanged'

let shown = location.href
let coming = new AbortController()
/** Settles when nothing is on its way. */
let settled: Promise<unknown> = Promise.resolve()
export const exchanged = () => settled
/** React takes the page that is there: from then on another one is the browser's to fetch, or the router's. */
let closed = false
export async function closeExchange() {
  closed = true
  await settled
  await bringData()
}

/** What the page that is there was made from, as the server wrote it: a script element of the page itself must not be changed. */
let data: string | null = null
const written = () => data ?? document.getElementById('data')?.textContent ?? 'null'

/** A page that the server keeps holds the name of its data alone. */
let brought: { name: string; text: string } | null = null
const nameIn = (text: string): string | null => (text.startsWith('"') ? (JSON.parse(text) as string) : null)

/** What the page that is there was made from; call `bringData` before. */
export const pageData = () => (brought && nameIn(written()) === brought.name ? brought.text : written())

/** What is fetched under a name is fetched once, whoever asks first; what did not come is asked for again. */
let fetching: { name: string; text: Promise<string | null> } | null = null
async function dataNamed(name: string): Promise<string | null> {
  if (fetching?.name !== name) fetching = { name, text: readPageData(location) }
  const text = await fetching.text.catch(() => null)
  if (text?.startsWith(`{"name":"${name}",`)) return text
  fetching = null
  return null
}

/** Fetches what the page that is there was made from. One that has changed since is exchanged for what it is now. */
export async function bringData(again = true): Promise<void> {
  const name = nameIn(written())
  if (name === null || name === brought?.name) return
  const text = await dataNamed(name)
  // On the way the page may have been exchanged.
  if (name !== nameIn(written())) return bringData(again)
  if (text !== null) brought = { name, text }
  else if (!again) throw new Error(`${location.pathname} comes without its data`)
  else await exchange(location.href, () => {}).then(() => bringData(false))
}

/** Listens until `signal` says that React is there. */
export function openExchange(signal: AbortSignal) {
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (closed || event.defaultPrevented) return
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-live]')) return
      event.preventDefault()
      const address = new URL(form.action)
      address.search = ''
      for (const [name, value] of new FormData(form, submitter))
        if (typeof value === 'string') address.searchParams.append(name, value)
      go(address.href)
    },
    { signal },
  )
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href]') : null
      if (closed || !link || event.defaultPrevented || !isPlainPress(event) || link.target || link.hash)
        return
      if (link.origin + link.pathname !== location.origin + location.pathname || link.href === location.href)
        return
      event.preventDefault()
      go(link.href)
    },
    { signal },
  )
  // Back and forth between looks at this page.
  addEventListener(
    'popstate',
    () => {
      if (location.href.split('#')[0] === shown.split('#')[0]) return
      if (closed) location.reload()
      else follow()
    },
    { signal },
  )
  signal.addEventListener('abort', () => coming.abort())
}

function go(address: string) {
  settled = exchange(address, (found) => {
    history.replaceState({ ...history.state, y: scrollY }, '')
    history.pushState(null, '', found)
  })
}

function follow() {
  settled = exchange(location.href, () => {}).then(() => {
    const { y } = (history.state ?? {}) as { y?: number }
    if (y !== undefined) scrollTo(0, y)
  })
}

/** `note` writes the address that was found into the history of the browser. */
async function exchange(address: string, note: (found: string) => void) {
  coming.abort()
  coming = new AbortController()
  const { signal } = coming
  setBusy(true)
  const found = await readPage(address, signal)
  if (found) await bringSheets(found.page)
  if (signal.aborted) return
  setBusy(false)
  const main = found?.page.querySelector('main')
  // The browser goes there itself, and says what is wrong.
  if (!found || !main) return location.assign(address)
  const before = new URL(shown)
  note(found.address)
  shown = found.address
  take(found.page, main)
  const now = new URL(shown)
  lead(before, now)
  // Another search is another page to whoever counts.
  if (visitOf(now).path !== visitOf(before).path) tellVisit(visitOf(now))
}

/** Parts that this look shows and the one before did not come with sheets of their own. */
const bringSheets = (page: Document) =>
  Promise.all([...page.querySelectorAll('link[rel="stylesheet"]')].map(bringSheet))

function bringSheet(sheet: Element) {
  if (document.querySelector(`link[href="${sheet.getAttribute('href')}"]`)) return null
  const link = document.importNode(sheet) as HTMLLinkElement
  document.head.append(link)
  return new Promise((settle) => {
    link.onload = link.onerror = settle
  })
}

function setBusy(is: boolean) {
  const main = document.querySelector('main')
  if (main) main.ariaBusy = String(is)
  document.querySelector('.progress')?.toggleAttribute('data-busy', is)
}

/** The page that came takes the place of the one that is there, with what the visitor has done to it. */
function take(page: Document, next: Element) {
  const main = document.querySelector('main')
  if (!main) return
  const focused = keyOf(document.activeElement)
  keepFolded(main, next)
  keepPictures(main, next)
  const told = keepTelling(main, next)
  const openSheet = keepSheet(main)
  main.replaceChildren(...next.childNodes)
  openSheet()
  for (const tell of told) tell()
  document.title = page.title
  data = page.getElementById('data')?.textContent ?? null
  copyEach(page, 'link[rel="canonical"], .languages a', (here, there) =>
    here.setAttribute('href', there.getAttribute('href') ?? ''),
  )
  startBehaviours()
  document.dispatchEvent(new Event(EXCHANGED))
  focusAgain(main, focused)
}

function copyEach(page: Document, which: string, copy: (here: Element, there: Element) => void) {
  const theirs = page.querySelectorAll(which)
  for (const [at, here] of [...document.querySelectorAll(which)].entries()) {
    const there = theirs[at]
    if (there) copy(here, there)
  }
}

/** What was folded up or unfolded in a form stays so: it is known by what it is called, whatever is chosen in it. */
function keepFolded(main: Element, next: Element) {
  const groups = [...main.querySelectorAll<HTMLDetailsElement>('form details')]
  const nameOf = (one: Element) => one.querySelector('summary')?.firstChild?.textContent
  for (const one of next.querySelectorAll<HTMLDetailsElement>('form details')) {
    const at = groups.findIndex((group) => nameOf(group) === nameOf(one))
    const [same] = at >= 0 ? groups.splice(at, 1) : []
    if (same) one.open = same.open
  }
}

/** Pictures that both pages show are drawn already. */
function keepPictures(main: Element, next: Element) {
  const drawn = [...main.querySelectorAll('img')]
  for (const picture of next.querySelectorAll('img')) {
    const same = drawn.findIndex(({ srcset, alt }) => srcset === picture.srcset && alt === picture.alt)
    const [one] = same >= 0 ? drawn.splice(same, 1) : []
    if (one) picture.replaceWith(one)
  }
}

/** A sheet that is open stays so, at its place; call what this returns once `next` is there. */
function keepSheet(main: Element): () => void {
  const sheet = main.querySelector('[data-sheet]:popover-open')
  const at = sheet?.querySelector('form')?.scrollTop ?? 0
  return () => {
    const next = sheet && main.querySelector<HTMLElement>('[data-sheet]')
    if (!next) return
    next.dataset.again = ''
    next.showPopover()
    next.querySelector('form')?.scrollTo(0, at)
  }
}

/** What readers of the screen listen to stays there, and changes. */
function keepTelling(main: Element, next: Element): (() => void)[] {
  const theirs = next.querySelectorAll('[role="status"]')
  return [...main.querySelectorAll('[role="status"]')].flatMap((here, at) => {
    const there = theirs[at]
    if (!there) return []
    const words = [...there.childNodes]
    there.replaceWith(here)
    return [() => here.replaceChildren(...words)]
  })
}

/** Another page of a list begins at its head; whoever narrows stays where they are. */
function lead(before: URL, now: URL) {
  const head = document.querySelector<HTMLElement>(HEAD)
  if (!head || history.state?.y !== undefined) return
  const pageOf = ({ searchParams }: URL) => searchParams.get('page') ?? '1'
  if (head.dataset.listHead === 'narrowed' && pageOf(before) === pageOf(now)) return
  head.focus({ preventScroll: true })
  head.scrollIntoView()
}

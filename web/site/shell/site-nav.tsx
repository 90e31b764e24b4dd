// The main navigation: the fixed entries, and the panel of categories that "Products" opens (spec §1, decision 20).
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { telephone } from '#web/site/links/reach.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { SearchField } from '#web/site/search/search-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { HeaderLinks } from './set-links.tsx'
import { useShell } from './shell-data.tsx'

/** The entries of the navigation, and the pages that belong to each. */
type SectionName = 'home' | 'products' | 'cases' | 'documents' | 'news' | 'about'

const BEGINNINGS: [string, SectionName][] = [
  ['/homepage', 'home'],
  ['/product', 'products'],
  ['/hotproduct', 'products'],
  ['/successcase', 'cases'],
  ['/document', 'documents'],
  ['/news', 'news'],
  ['/event', 'news'],
  ['/aboutus', 'about'],
  ['/vacancy', 'about'],
]

/** Paths are matched without regard to case, as the router does. */
export function sectionOf(pathname: string): SectionName | null {
  const path = pathname.toLowerCase()
  return BEGINNINGS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? null
}

// It comes when a pointer or the focus comes near.
const MegaPanel = lazy(async () => ({ default: (await import('./mega-panel.tsx')).MegaPanel }))

/** `open` matters on narrow screens alone, where the navigation is a menu of its own. */
export function SiteNav({ id, open }: { id: string; open: boolean }) {
  const { site } = useShell()
  const texts = useTexts('site/frame')
  const section = sectionOf(useLocation().pathname)
  const entry = (name: SectionName, to: string, label: string) => (
    <li>
      <SiteLink className="nav-link" to={to} aria-current={section === name ? 'page' : undefined}>
        {label}
      </SiteLink>
    </li>
  )
  return (
    <nav className="nav" id={id} aria-label={texts.mainNav} data-open={open || undefined}>
      {open && (
        <div className="nav-search">
          <SearchField wide />
        </div>
      )}
      <ul>
        {entry('home', addresses.home, texts.home)}
        <ProductsEntry current={section === 'products'} />
        {entry('cases', addresses.cases, texts.cases)}
        {entry('documents', addresses.documents, texts.documents)}
        {entry('news', addresses.news, texts.news)}
        {entry('about', addresses.about, texts.about)}
      </ul>
      <div className="nav-foot">
        <SiteLink className="button wide" to={addresses.ask}>
          {texts.contact}
        </SiteLink>
        <a className="nav-call" href={telephone(site.phone)}>
          <Icon name="phone" />
          <span className="num">{site.phone}</span>
        </a>
        <ul className="nav-links">
          <HeaderLinks />
        </ul>
        <LanguageSwitch />
      </div>
    </nav>
  )
}

function ProductsEntry({ current }: { current: boolean }) {
  const texts = useTexts('site/frame')
  const id = useId()
  const { key } = useLocation()
  const replaced = useNavigationType() === 'REPLACE'
  const [panel, setPanel] = useState({ open: false, into: false, key })
  const [near, setNear] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Walking to another page closes the panel, however it was reached; a redirect after the first picture does not.
  if (panel.key !== key) setPanel({ ...panel, open: panel.open && replaced, key })
  const { open, into } = panel
  const set = (next: boolean, into = false) => setPanel({ open: next, into, key })

  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !item.current?.contains(event.target)) {
        setPanel((before) => ({ ...before, open: false }))
      }
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      set(false)
      button.current?.focus()
    }
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault()
      set(true, true)
    }
  }
  return (
    <li
      ref={item}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) set(false)
      }}
    >
      <button
        ref={button}
        className="nav-link with-scripts"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
        onClick={() => set(!open)}
      >
        {texts.products}
        <Icon name="down" />
      </button>
      <SiteLink className="nav-link without-scripts" to={addresses.products}>
        {texts.products}
      </SiteLink>
      {(near || open) && (
        <Suspense>
          <MegaPanel id={id} open={open} into={open && into} />
        </Suspense>
      )}
    </li>
  )
}

// Ways to hand a page on: the device's own, its address, a letter, WhatsApp, LinkedIn, a code for WeChat, paper.
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { canonicalAddress, useDoor } from '#web/site/links/doorway.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** Comes with the first click, with what draws the code. */
const ShareCode = lazy(async () => ({ default: (await import('./share-code.tsx')).ShareCode }))

const never = () => () => {}
const sharesItself = () => 'share' in navigator
/** What the address says and is nobody else's: the secret of a preview, and what a list was narrowed to. */
const OWN = ['preview', 'page']

type Page = { title: string; address: string }
/** Where others take a page over, by its address. */
const ELSEWHERE = {
  email: ({ title, address }: Page) =>
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
  whatsapp: ({ title, address }: Page) => `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
  linkedin: ({ address }: Page) =>
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
} as const
type Elsewhere = keyof typeof ELSEWHERE
const ICONS: Readonly<Record<Elsewhere, IconName>> = { email: 'mail', whatsapp: 'bubble', linkedin: 'people' }
const WAYS = Object.keys(ELSEWHERE) as Elsewhere[]

/** `path` is the address of the page without the language in front; `compact`: beside a summary, with small type. */
export function Share({ title, path, compact }: { title: string; path: string; compact?: boolean }) {
  const language = useLanguage()
  const { search } = useLocation()
  const { origin = '' } = useDoor()
  const texts = useTexts('site/share/share')
  const [copied, setCopied] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const native = useSyncExternalStore(never, sharesItself, () => false)
  /** The one it is known by, whichever door it was opened through, with the question and the units that are shown. */
  const addressAt = (host: string) => {
    const asked = new URLSearchParams(search)
    for (const name of OWN) asked.delete(name)
    if (typeof document !== 'undefined' && document.documentElement.dataset.units === 'us')
      asked.set('units', 'us')
    const question = String(asked)
    return `${host}${canonicalAddress(language, path)}${question && `?${question}`}`
  }
  const addressOfPage = () => addressAt(window.location.origin)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOfPage())
      setCopied(true)
    } catch {
      // Without https there is no clipboard: the address is shown to be copied by hand.
      window.prompt(texts.copy, addressOfPage())
    }
  }
  const lead = (way: Elsewhere) => {
    const to = ELSEWHERE[way]({ title, address: addressOfPage() })
    if (way === 'email') window.location.href = to
    else window.open(to, '_blank', 'noopener')
  }
  // Whoever closes the device's own dialog has not failed at anything.
  const send = () => navigator.share({ title, url: addressOfPage() }).catch(() => {})
  return (
    <aside className={compact ? 'share compact' : 'share'} aria-labelledby="share">
      <h2 id="share">{texts.share}</h2>
      <ul>
        {native && <Way icon="share" label={texts.send} onClick={send} />}
        <Way icon={copied ? 'check' : 'link'} label={texts.copy} onClick={copy} />
        {WAYS.map((way) => (
          <Way key={way} icon={ICONS[way]} label={texts[way]} onClick={() => lead(way)} />
        ))}
        <Way
          icon="code"
          label={texts.wechat}
          open={code !== null}
          onClick={() => setCode(code === null ? addressOfPage() : null)}
        >
          {code !== null && (
            <Suspense>
              <ShareCode address={code} onClose={() => setCode(null)} />
            </Suspense>
          )}
        </Way>
        <Way icon="print" label={texts.print} onClick={() => window.print()} />
      </ul>
      <noscript>
        {origin !== '' &&
          WAYS.map((way) => (
            <a key={way} className="link" href={ELSEWHERE[way]({ title, address: addressAt(origin) })}>
              {texts[way]}
            </a>
          ))}
      </noscript>
      <p className="hidden-text" role="status">
        {copied && texts.copied}
      </p>
    </aside>
  )
}

type WayProps = { icon: IconName; label: string; open?: boolean; onClick: () => void; children?: ReactNode }

function Way({ icon, label, open, onClick, children }: WayProps) {
  return (
    <li>
      <button
        className="icon-button"
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={onClick}
      >
        <Icon name={icon} />
      </button>
      {children}
    </li>
  )
}

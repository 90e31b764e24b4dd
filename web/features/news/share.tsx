// Ways to hand a page on: the device's own, its address, an e-mail, a code for WeChat, paper.
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { canonicalAddress } from '#web/site/links/doorway.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** Comes with the first click, with what draws the code. */
const ShareCode = lazy(async () => ({ default: (await import('./share-code.tsx')).ShareCode }))

const never = () => () => {}
const sharesItself = () => 'share' in navigator

/** `path` is the address of the page without the language in front. */
export function Share({ title, path }: { title: string; path: string }) {
  const language = useLanguage()
  // The one it is known by, whichever door it was opened through.
  const addressOfPage = () => new URL(canonicalAddress(language, path), window.location.origin).href
  const texts = useTexts('site/stories/news')
  const [copied, setCopied] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const native = useSyncExternalStore(never, sharesItself, () => false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOfPage())
      setCopied(true)
    } catch {
      // Without https there is no clipboard: the address is shown to be copied by hand.
      window.prompt(texts.copy, addressOfPage())
    }
  }
  const mail = () => {
    const body = encodeURIComponent(addressOfPage())
    window.location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${body}`
  }
  // Whoever closes the device's own dialog has not failed at anything.
  const send = () => navigator.share({ title, url: addressOfPage() }).catch(() => {})
  return (
    <aside className="share" aria-labelledby="share">
      <h2 id="share">{texts.share}</h2>
      <ul>
        {native && <Way icon="share" label={texts.send} onClick={send} />}
        <Way icon={copied ? 'check' : 'link'} label={texts.copy} onClick={copy} />
        <Way icon="mail" label={texts.email} onClick={mail} />
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

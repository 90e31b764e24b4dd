// Ways to hand a page on: copy its address, send it by e-mail, print it.
import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { newsTexts } from './texts.ts'

export function Share({ title }: { title: string }) {
  const texts = useTexts(newsTexts)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setCopied(true)
    } catch {
      // Without https there is no clipboard: the address is shown to be copied by hand.
      window.prompt(texts.copy, window.location.href)
    }
  }
  const mail = () => {
    const body = encodeURIComponent(window.location.href)
    window.location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${body}`
  }
  return (
    <aside className="share" aria-labelledby="share">
      <h2 id="share">{texts.share}</h2>
      <ul>
        <li>
          <button
            className="icon-button"
            type="button"
            aria-label={texts.copy}
            title={texts.copy}
            onClick={copy}
          >
            <Icon name={copied ? 'check' : 'link'} />
          </button>
        </li>
        <li>
          <button
            className="icon-button"
            type="button"
            aria-label={texts.email}
            title={texts.email}
            onClick={mail}
          >
            <Icon name="mail" />
          </button>
        </li>
        <li>
          <button
            className="icon-button"
            type="button"
            aria-label={texts.print}
            title={texts.print}
            onClick={() => window.print()}
          >
            <Icon name="print" />
          </button>
        </li>
      </ul>
      <p className="hidden-text" role="status">
        {copied && texts.copied}
      </p>
    </aside>
  )
}

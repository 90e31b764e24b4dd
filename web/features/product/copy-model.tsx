// The model of a product, with a button that copies it: it is what orders and letters name.
import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function CopyModel({ model }: { model: string }) {
  const texts = useTexts('site/goods/product')
  const [copied, setCopied] = useState(false)
  if (model === '') return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(model)
      setCopied(true)
    } catch {
      // Refused by the browser: the model still stands there to be marked by hand.
      setCopied(false)
    }
  }
  return (
    <p className="model">
      {model}
      <button className="copy-model" type="button" aria-label={texts.copy({ model })} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <span className="copy-said" role="status">
        {copied && texts.copied}
      </span>
    </p>
  )
}

// A button that copies the address of an office, for a letter or a navigator.

import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from './words.ts'

export function CopyAddress({ address }: { address: string }) {
  const texts = useWords()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Without https there is no clipboard: the address is shown to be copied by hand.
      window.prompt(texts.copy, address)
    }
  }
  return (
    <p className="office-copy with-scripts">
      <button className="link" type="button" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span>{copied ? texts.copied : texts.copy}</span>
      </button>
      <span className="hidden-text" role="status">
        {copied && texts.copied}
      </span>
    </p>
  )
}

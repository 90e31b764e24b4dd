// The code that a telephone reads the address of the page from: drawn here, so that no other site hears of it.
import { useEffect, useRef } from 'react'
import { encode } from 'uqr'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import './share-code.css'

/** Modules of quiet around the code, as readers need them. */
const QUIET = 4

export function ShareCode({ address, onClose }: { address: string; onClose: () => void }) {
  const texts = useTexts('site/share/share')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { data, size } = encode(address, { ecc: 'M', border: QUIET })
  const dark = data.flatMap((line, y) => line.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <dialog ref={dialog} className="share-code" aria-labelledby="share-code" onClose={onClose}>
      <h2 id="share-code">{texts.wechat}</h2>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={texts.wechatCode}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#0b1a2d" d={dark.join('')} />
      </svg>
      <p>{texts.wechatText}</p>
      <button
        className="icon-button"
        type="button"
        aria-label={texts.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  )
}

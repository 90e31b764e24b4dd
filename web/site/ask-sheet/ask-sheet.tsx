// The form about products in a sheet beside the page; what was typed stays when it is closed.
import { useEffect, useId, useRef, useState } from 'react'
import type { AskedAbout } from '#contract/enquiries/message.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { walkTo } from '#web/site/behaviour/walk.ts'
import { useAskedWords } from '#web/site/enquiry-form/asked-words.ts'
import { ContactLines } from '#web/site/enquiry-form/contact-lines.tsx'
import { EnquiryForm } from '#web/site/enquiry-form/enquiry-form.tsx'
import { asLines } from '#web/site/enquiry-form/line-product.ts'
import { Icon } from '#web/ui/icon.tsx'
import { readAsked } from './api.ts'
import type { Asked } from './asked.ts'
import './ask-sheet.css'

const idsOf = ({ lines }: Asked) => [...new Set(lines.flatMap(({ productId }) => productId ?? []))]

export function AskSheet({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const words = useAskedWords('product')
  const language = useLanguage()
  const id = useId()
  const [records, setRecords] = useState<AskedAbout[] | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    readAsked(idsOf(asked), language, stop.signal).then(setRecords, () => {
      // The page of the form says what is wrong.
      if (!stop.signal.aborted) walkTo(asked.address)
    })
    return () => stop.abort()
  }, [asked, language])
  useEffect(() => dialog.current?.showModal(), [])
  const [only, ...others] = idsOf(asked)
  const products = records && asLines(asked.lines, records)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it by keyboard
    <dialog
      className="ask-sheet"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className="ask-sheet-head">
        <h2 id={id}>{words.heading}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="ask-sheet-body" aria-busy={!products}>
        {products ? (
          <>
            <p>{words.lede}</p>
            <EnquiryForm
              about={only !== undefined && others.length === 0 ? { id: only, title: '' } : null}
              {...{ products, words }}
            />
            <ContactLines />
          </>
        ) : (
          asked.lines.map(({ productId, code }) => (
            <div key={`${productId} ${code}`} className="ask-sheet-waiting" />
          ))
        )}
      </div>
    </dialog>
  )
}

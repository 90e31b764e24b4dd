// The lines of a quote as they are written: added, moved, removed with a way back.
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Picture } from '#contract/media/media.ts'
import { QUOTE_LINES } from '#contract/quotes/quote-states.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { ProductPicker } from './admin-product-picker.tsx'
import { moved, ownLine, productLine, type QuoteForm } from './admin-quote-form.ts'
import { type LineWays, QuoteLineRow } from './admin-quote-line.tsx'
import './admin-quote-lines.css'

type Props = {
  form: QuoteForm
  setForm: (update: (form: QuoteForm) => QuoteForm) => void
  formId: string
  lacks: Readonly<Record<string, string>>
  pictures: ReadonlyMap<number, Picture>
}

export function QuoteLines({ form, setForm, formId, lacks, pictures: stored }: Props) {
  const texts = useTexts('console/quote/desk')
  const { lines, currency, language } = form
  const [chosen, setChosen] = useState<ReadonlyMap<number, Picture>>(new Map())
  const pictureOf = (id: number | null) => (id === null ? null : (chosen.get(id) ?? stored.get(id) ?? null))
  const list = useRef<HTMLOListElement>(null)
  const [told, tell] = useState('')
  const ways = useLineWays(setForm, (at, of) => tell(texts.moved({ at, of })))
  const add = (line: QuoteForm['lines'][number]) =>
    setForm((before) => ({ ...before, lines: [...before.lines, line] }))

  /** Enter leads down a column, from the last line to the next product. */
  const press = (event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return
    const { column } = target.dataset
    if (column === undefined || !list.current) return
    event.preventDefault()
    const all = [...list.current.querySelectorAll<HTMLElement>(`[data-column="${column}"]`)]
    const next = all[all.indexOf(target) + (event.shiftKey ? -1 : 1)]
    ;(next ?? document.getElementById(`${formId}.lines`))?.focus()
  }
  return (
    <div className="quote-lines-part">
      {lines.length > 0 && (
        <div className="quote-line quote-lines-head" aria-hidden="true">
          <span>#</span>
          <span className="quote-head-words">{texts.lineTitle}</span>
          <span className="num">{texts.quantity}</span>
          <span className="num">{texts.price}</span>
          <span className="num">{texts.discount}</span>
          <span className="num">{texts.amount}</span>
          <span>{texts.lineDelivery}</span>
        </div>
      )}
      <ol className="quote-lines" ref={list} aria-label={texts.lines} onKeyDown={press}>
        {lines.map((line, at) => (
          <QuoteLineRow
            key={line.id}
            {...{ line, at, currency, language, formId, lacks, ways }}
            count={lines.length}
            picture={pictureOf(line.productId)}
          />
        ))}
      </ol>
      {lines.length === 0 && <p className="field-hint quote-no-lines">{texts.noLines}</p>}
      {lacks.lines && <p className="field-problem">{lacks.lines}</p>}
      <ProductPicker
        id={`${formId}.lines`}
        language={language}
        full={lines.length >= QUOTE_LINES}
        onProduct={(product) => {
          const { id, picture } = product
          if (picture) setChosen((before) => new Map(before).set(id, picture))
          add(productLine(product))
        }}
        onOwn={(title) => {
          const line = ownLine(title)
          add(line)
          if (title === '') goToField(formId, `lines.${line.id}.title`)
        }}
      />
      <p className="hidden-text" aria-live="polite">
        {told}
      </p>
    </div>
  )
}

function useLineWays(setForm: Props['setForm'], onMoved: (at: number, of: number) => void): LineWays {
  const texts = useTexts('console/quote/desk')
  const done = useDone()
  const latest = useRef({ done, onMoved, texts })
  latest.current = { done, onMoved, texts }
  return useMemo(() => {
    const eachLine = (update: (lines: QuoteForm['lines']) => QuoteForm['lines']) =>
      setForm((form) => ({ ...form, lines: update(form.lines) }))
    return {
      change: (id, update) =>
        eachLine((lines) => lines.map((line) => (line.id === id ? update(line) : line))),
      move: (id, by) =>
        eachLine((lines) => {
          const at = lines.findIndex((line) => line.id === id)
          const next = moved(lines, at, at + by)
          const there = next.findIndex((line) => line.id === id)
          if (there !== at) latest.current.onMoved(there + 1, lines.length)
          return next
        }),
      double: (id) =>
        eachLine((lines) =>
          lines.length >= QUOTE_LINES
            ? lines
            : lines.flatMap((line) => (line.id === id ? [line, { ...line, id: newId() }] : [line])),
        ),
      remove: (id) =>
        eachLine((lines) => {
          const at = lines.findIndex((line) => line.id === id)
          const [line] = lines.slice(at, at + 1)
          if (!line || at < 0) return lines
          const { done, texts } = latest.current
          done(texts.removed({ name: line.title || String(at + 1) }), async () =>
            eachLine((now) => (now.some((one) => one.id === id) ? now : now.toSpliced(at, 0, line))),
          )
          return lines.toSpliced(at, 1)
        }),
    }
  }, [setForm])
}

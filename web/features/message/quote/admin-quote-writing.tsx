// The draft of a quote: its fields, the dialogs that open from it, and what happens when somebody else wrote as well.
import { SendOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { DraftOffer } from '#web/admin/editor/editor-notices.tsx'
import { useSaveKey } from '#web/admin/editor/saving/use-autosave.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { settleInput } from '#web/admin/forms/typed-input.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { DeskProps } from './admin-desk-props.ts'
import { useClosing } from './admin-quote-closing.tsx'
import { QuoteFoot, SavingWords } from './admin-quote-foot.tsx'
import { QuoteNotices } from './admin-quote-notices.tsx'
import { useDraftActs } from './admin-use-draft-acts.ts'
import { unreadIn } from './form/admin-amount-input.tsx'
import { QUOTE_WORDS } from './form/admin-quote-fields.ts'
import { askedLines, lacksOf, type QuoteForm } from './form/admin-quote-form.ts'
import { QuoteLines } from './form/admin-quote-lines.tsx'
import { QuoteSums } from './form/admin-quote-sums.tsx'
import { QuoteTerms, QuoteWords } from './form/admin-quote-terms.tsx'
import { useQuoteDraft } from './form/admin-use-quote-draft.ts'

const MergeDialog = lazy(async () => ({
  default: (await import('#web/admin/differences/merge-dialog.tsx')).MergeDialog,
}))
const QuoteSend = lazy(async () => ({ default: (await import('./dialogs/admin-quote-send.tsx')).QuoteSend }))
const QuoteCopy = lazy(async () => ({ default: (await import('./dialogs/admin-quote-copy.tsx')).QuoteCopy }))

type Props = DeskProps & {
  /** Told the version that something is typed into, and null when all of it is stored. */
  onTyping: (edition: number | null) => void
}

export function QuoteWriting({ quote, message, acts, place, onLetter, onPaper, onAsked, onTyping }: Props) {
  const texts = useTexts('console/quote/desk')
  const may = useMay()
  const formId = useFormId('quote')
  const draft = useQuoteDraft(quote)
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<'send' | 'copy' | null>(null)
  /** After the first try to send, what is missing is said at the fields as well. */
  const [judged, judge] = useState(false)
  const { form, setForm, held, dirty } = draft
  const { edition } = held.record
  useEffect(() => onTyping(dirty ? edition : null), [dirty, edition, onTyping])
  const lacks = useLacks(form)
  const shown = judged ? lacks : NONE
  const change = (patch: Partial<QuoteForm>) => setForm((before) => ({ ...before, ...patch }))
  const busy = draft.doing !== null && draft.doing !== 'autosave'
  const storedFirst = async (go: () => void) => {
    // What an earlier page kept is answered first: it may be newer than what would leave.
    if (draft.kept.found)
      return document.querySelector<HTMLElement>('.quote-desk .editor-note button')?.focus()
    const unread = unreadIn(root.current)
    if (unread) return unread.focus()
    if (await draft.saveFirst()) go()
  }
  const closing = useClosing(quote, (go) => void storedFirst(go))
  const draftActs = useDraftActs({ quote, draft, acts, onCopied: () => setOpen(null) })
  useSaveKey(() => {
    settleInput()
    if (draft.isAhead() && !busy) draft.save()
  })
  useAskedWay(message.lines, form, setForm, onAsked)
  const part = { form, change, formId, lacks: shown }
  return (
    <>
      <QuoteNotices quote={quote} onLetter={onLetter} />
      <DraftOffer copy={draft.kept} onTake={draft.takeOver} />
      {draft.overtaken && <Overtaken now={draft.overtaken} draft={draft} onNext={draftActs.goOn} />}
      <div ref={root} className="quote-form">
        <QuoteTerms {...part} />
        <QuoteLines {...part} setForm={setForm} pictures={usePictures(quote)} />
        <div className="quote-bottom">
          <QuoteWords {...part} />
          <QuoteSums {...part} />
        </div>
      </div>
      <QuoteFoot
        place={place}
        status={
          <>
            <span className="state-word quote-state" data-state="asked">
              {texts.draftOf({ edition })}
            </span>
            <SavingWords draft={draft} />
          </>
        }
        onLetter={onLetter}
        letterLabel={texts.onlyLetter}
        busy={busy}
        onPaper={() =>
          void storedFirst(() => onPaper({ ...quote, version: draft.now.current.held.record.version }))
        }
        items={[
          { key: 'copy', label: texts.copyEarlier, onClick: () => setOpen('copy') },
          ...closing.items,
          { key: 'discard', label: texts.discard, danger: true, onClick: () => void draftActs.discard() },
        ]}
      >
        {quote.state === 'accepted' && closing.button('won')}
        {may('web_quote:send') && (
          <Button
            type="primary"
            icon={<SendOutlined />}
            loading={draft.doing === 'person'}
            onClick={() => {
              judge(true)
              void storedFirst(() => setOpen('send'))
            }}
          >
            {texts.send}
          </Button>
        )}
      </QuoteFoot>
      <Suspense>
        {draft.conflict?.open && (
          <MergeDialog
            base={draft.conflict.base}
            mine={draft.mine}
            theirs={draft.conflict.fields}
            words={QUOTE_WORDS}
            onMerge={(merged) => draft.resolve(merged as typeof draft.mine)}
            onClose={() => draft.showConflict(false)}
          />
        )}
        {open === 'send' && (
          <QuoteSend
            quote={held.record}
            country={message.country}
            lacks={Object.entries(lacks).map(([path, says]) => ({ path, says }))}
            onGo={(path) => {
              setOpen(null)
              goToField(formId, path)
            }}
            onSend={draftActs.send}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'copy' && (
          <QuoteCopy
            own={quote.id}
            busy={busy}
            onCopy={(from) => void draftActs.copy(from)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
      {closing.dialogs}
    </>
  )
}

const NONE: Readonly<Record<string, string>> = {}

/** What is missing before it can be sent, in words, by the path of the field. */
function useLacks(form: QuoteForm): Readonly<Record<string, string>> {
  const { lacks: words, lackAt } = useTexts('console/quote/desk')
  return useMemo(() => {
    const today = new Date().toLocaleDateString('sv')
    const said = lacksOf(form, today).map(([path, lack]): [string, string] => {
      const at = form.lines.findIndex(({ id }) => path.startsWith(`lines.${id}.`))
      return [path, at === -1 ? words[lack] : lackAt({ at: at + 1, lack: words[lack] })]
    })
    return Object.fromEntries(said)
  }, [form, words, lackAt])
}

function usePictures({ versions, pictures }: QuoteDetail) {
  const lines = versions[0]?.content.lines
  return useMemo(
    () =>
      new Map(
        (lines ?? []).flatMap(({ productId }, at) => {
          const picture = pictures[at]
          return productId !== null && picture ? [[productId, picture] as const] : []
        }),
      ),
    [lines, pictures],
  )
}

/** Tells the page what the inquiry asks for and the draft lacks. */
function useAskedWay(
  asked: DeskProps['message']['lines'],
  form: QuoteForm,
  setForm: (update: (form: QuoteForm) => QuoteForm) => void,
  onAsked: DeskProps['onAsked'],
) {
  const count = askedLines(asked, form.lines).length
  useEffect(() => {
    const add = () =>
      setForm((before) => ({ ...before, lines: [...before.lines, ...askedLines(asked, before.lines)] }))
    onAsked({ count, add })
    return () => onAsked(null)
  }, [asked, count, setForm, onAsked])
}

type OvertakenProps = { now: QuoteDetail; draft: ReturnType<typeof useQuoteDraft>; onNext: () => void }

/** Somebody sent, scheduled or threw away the draft while it was written here: what was typed is still there. */
function Overtaken({ now, draft, onNext }: OvertakenProps) {
  const texts = useTexts('console/quote/desk')
  const may = useMay()
  const waits = now.sendTime !== null
  const { edition } = draft.held.record
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={(waits ? texts.overtakenScheduled : texts.overtaken)({ edition })}
      description={texts.overtakenText}
      action={
        <span className="editor-note-actions">
          {(!waits || may('web_quote:send')) && (
            <Button size="small" type="primary" onClick={onNext}>
              {waits ? texts.overtakenStop : texts.overtakenNext}
            </Button>
          )}
          <Button size="small" onClick={() => draft.giveWay(now)}>
            {texts.overtakenDrop}
          </Button>
        </span>
      }
    />
  )
}

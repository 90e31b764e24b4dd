// The copy that visitors are shown in place of what is published: begun at a moment of the record, told of while it lasts, ended.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Input, type InputRef } from 'antd'
import { createRef } from 'react'
import type { ServedCopy } from '#contract/content/past.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { copyQuery, serveCopy } from './admin-api.ts'

/** Asks why, and does it. */
function useServe() {
  const texts = useTexts('console/release/past').copy
  const { modal, message } = useApp()
  const client = useQueryClient()
  return (question: { title: string; text: string; ok: string; done: string; number: number | null }) => {
    const input = createRef<InputRef>()
    let reason = ''
    modal.confirm({
      title: question.title,
      width: 520,
      autoFocusButton: null,
      okText: question.ok,
      okButtonProps: { danger: question.number !== null },
      content: (
        <div className="past-question">
          <p>{question.text}</p>
          <label htmlFor="past-reason">{texts.reason}</label>
          <Input
            id="past-reason"
            ref={input}
            maxLength={500}
            required
            aria-describedby="past-reason-hint"
            onChange={({ target }) => {
              reason = target.value.trim()
            }}
          />
          <p className="field-hint" id="past-reason-hint">
            {texts.reasonHint}
          </p>
        </div>
      ),
      afterOpenChange: (open) => open && input.current?.focus(),
      // A refusal keeps the question open, with what was typed.
      onOk: async () => {
        if (reason === '') {
          input.current?.focus()
          throw new Error(texts.reason)
        }
        client.setQueryData(copyQuery().queryKey, await serveCopy(question.number, reason))
        message.success({ content: question.done })
      },
    })
  }
}

/** Begins to show visitors the copy of a moment. */
export function ServeButton({ number, time }: { number: number; time: string }) {
  const texts = useTexts('console/release/past').copy
  const language = useLanguage()
  const ask = useServe()
  if (!useMay()('web_past:serve')) return null
  const title = texts.serveTitle({ time: formatMoment(time, language) })
  return (
    <Button
      onClick={() => ask({ title, text: texts.serveText, ok: texts.serveOk, done: texts.doneServe, number })}
    >
      {texts.serve}
    </Button>
  )
}

/** Says what visitors are shown, as long as that is a copy. */
export function ServedNotice() {
  const { data } = useQuery(copyQuery())
  return data?.copy ? <Notice copy={data.copy} /> : null
}

function Notice({ copy: { moment, since, by, reason } }: { copy: ServedCopy }) {
  const texts = useTexts('console/release/past').copy
  const language = useLanguage()
  const ask = useServe()
  const may = useMay()
  return (
    <Alert
      className="past-served"
      type="warning"
      role="status"
      showIcon
      title={texts.served({ time: formatMomentInFull(moment.time, language) })}
      description={texts.servedText({ since: formatMoment(since, language), by, reason })}
      action={
        may('web_past:serve') && (
          <Button
            onClick={() =>
              ask({
                ...{ title: texts.endTitle, text: texts.endText, ok: texts.endOk },
                ...{ done: texts.doneEnd, number: null },
              })
            }
          >
            {texts.end}
          </Button>
        )
      }
    />
  )
}

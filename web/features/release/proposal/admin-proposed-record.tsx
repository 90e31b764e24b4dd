// A record that a proposal would add: all that it would say, to be added as a draft or left out.
import { CheckOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { isFields } from '#contract/content/difference.ts'
import type { WholeProposedRecord } from '#contract/content/proposed-record.ts'
import { contentDifference } from '#web/admin/differences/content-difference.ts'
import { FieldChanges } from '#web/admin/differences/shown-change.tsx'
import { useFieldsShown } from '#web/admin/kinds/use-editor-kind.tsx'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { addRecord, leaveRecord, recordQuery } from './admin-api.ts'
import { useDesk } from './admin-use-taking.ts'

/** The same fields with nothing in them, so that each text is shown by itself. */
const emptied = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isFields(value) ? emptied(value) : undefined]),
  )

type Props = {
  record: number
  closed: boolean
  /** It is decided. */
  onNext: () => void
}

export function ProposedRecord({ record, closed, onNext }: Props) {
  const asked = useQuery(recordQuery(record))
  return (
    <section className="proposal-record">
      <Pending asked={asked} rows={8} />
      {asked.data && <Shown record={asked.data} closed={closed} onNext={onNext} />}
    </section>
  )
}

function Shown({ record, closed, onNext }: Omit<Props, 'record'> & { record: WholeProposedRecord }) {
  const texts = useTexts('console/release/proposal')
  const language = useLanguage()
  const may = useMay()
  const { busy, failure, act } = useDesk()
  const shown = useFieldsShown(record.kind)
  const { id, decision, entryId, why } = record
  const form = useFormAddress()({ kind: record.kind, id: entryId ?? 0 })
  const isOpen = decision === 'open' && !closed
  const decide = may('web_proposal:decide') && !closed
  const add = async () => {
    if (await act(() => addRecord(record), texts.addedNow)) onNext()
  }
  const leave = async (open: boolean) => {
    const said = open ? texts.openNow : texts.recordLeft
    if ((await act(() => leaveRecord(id, open), said)) && !open) onNext()
  }
  return (
    <>
      <header className="proposal-record-head">
        <h2>{textIn(record.title, language)}</h2>
        <small>{texts.isNew}</small>
        <span className="proposal-ways">
          {isOpen && decide && (
            <Button disabled={busy} onClick={() => void leave(false)}>
              {texts.leave}
            </Button>
          )}
          {isOpen && record.may && (
            <Button type="primary" loading={busy} onClick={() => void add()}>
              {texts.addDraft}
            </Button>
          )}
          {decision !== 'open' && (
            <span className="proposal-decision">
              {decision === 'taken' && <CheckOutlined aria-hidden="true" />}{' '}
              {texts.decisions[decision]({
                by: record.by ?? texts.someone,
                time: record.time ? formatMoment(record.time, language) : '',
              })}
            </span>
          )}
          {decision === 'left' && decide && (
            <Button type="link" disabled={busy} onClick={() => void leave(true)}>
              {texts.undo}
            </Button>
          )}
          {entryId !== null && form && <LinkButton to={form}>{texts.editor}</LinkButton>}
        </span>
      </header>
      {failure && <Alert type="error" role="alert" showIcon title={failure} className="proposal-notice" />}
      {isOpen && !record.may && (
        <Alert type="info" showIcon title={texts.mayNotAdd} className="proposal-notice" />
      )}
      <div className="proposal-new">
        {why && <small className="proposal-why">{texts.why({ why })}</small>}
        <FieldChanges changes={contentDifference(emptied(record.content), record.content)} words={shown} />
      </div>
    </>
  )
}

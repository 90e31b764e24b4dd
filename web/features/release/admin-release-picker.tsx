// The dialog in which records of any kind are searched for and put into a release.

import { useInfiniteQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import type { RecordLink } from '#contract/content/content.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useSettled } from '#web/admin/page-parts/use-settled.ts'
import { RECORD_PLACES } from '#web/admin/records/record-places.ts'
import { putIntoRelease } from '#web/admin/release/admin-api.ts'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { mayOpen } from '#web/session/permissions.ts'
import { useSession } from '#web/session/permit.tsx'
import { candidatesQuery } from './admin-api.ts'
import type { ReleaseDesk } from './admin-use-release.ts'

/** A limit of the contract (`contract/content/release.ts`). */
const RELEASE_ENTRIES = 200

/** Rendered while it is open. What is chosen stays while other kinds are looked at. */
export function ReleasePicker({ desk, onClose }: { desk: ReleaseDesk; onClose: () => void }) {
  const texts = useTexts('console/release/record')
  const kindWords = useKindNames('many')
  const { message } = useApp()
  const session = useSession()
  const kinds = KINDS.filter((kind) => mayOpen(session, { resources: RECORD_PLACES[kind].page }))
  const [kind, setKind] = useState<Kind>(kinds.includes('product') ? 'product' : (kinds[0] ?? 'product'))
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [failure, setFailure] = useState('')
  const room = RELEASE_ENTRIES - desk.release.entries.length
  const inIt = new Set(desk.release.entries.map(({ id }) => id))

  const choose = ({ id }: RecordLink, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)))
  const put = async () => {
    setFailure('')
    const entries = [...chosen].map((id) => ({ id, action: 'publish' as const }))
    try {
      await desk.attempt('records', (at) => putIntoRelease(at, entries))
      void message.success(texts.added({ count: entries.length }))
      onClose()
    } catch (error) {
      // A stale version is shown by the page as it is now; the choice stands for another try.
      desk.refuse(error)
      setFailure(plainWords(error))
    }
  }
  return (
    <Modal
      open
      title={texts.pickTitle}
      okText={texts.put({ count: chosen.size })}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: chosen.size === 0 || chosen.size > room, loading: desk.doing === 'records' }}
      onOk={put}
      onCancel={onClose}
      width={640}
    >
      <div className="release-find">
        <Select<Kind>
          aria-label={texts.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: kindWords[value] }))}
          onChange={setKind}
        />
        <Input
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={texts.searchHint}
          aria-label={texts.search}
          maxLength={100}
          allowClear
        />
      </div>
      {failure && <Alert className="form-failure" type="error" role="alert" title={failure} showIcon />}
      {chosen.size > room && (
        <Alert
          className="form-failure"
          type="warning"
          role="alert"
          title={texts.full({ most: RELEASE_ENTRIES })}
          showIcon
        />
      )}
      <Candidates key={kind} kind={kind} keyword={keyword} inIt={inIt} chosen={chosen} onChoose={choose} />
    </Modal>
  )
}

type CandidatesProps = {
  kind: Kind
  keyword: string
  inIt: ReadonlySet<number>
  chosen: ReadonlySet<number>
  onChoose: (record: RecordLink, on: boolean) => void
}

function Candidates({ kind, keyword, inIt, chosen, onChoose }: CandidatesProps) {
  const texts = useTexts('console/release/record')
  const language = useLanguage()
  const asked = useInfiniteQuery(candidatesQuery(kind, keyword))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  if (!data) return <Pending asked={asked} rows={6} />
  const found = data.pages.flatMap(({ items }) => items)
  if (found.length === 0) return <p className="release-none">{texts.none}</p>
  return (
    <>
      <ul className="release-found" aria-label={texts.found}>
        {found.map((record) => (
          <li key={record.id}>
            <Checkbox
              checked={inIt.has(record.id) || chosen.has(record.id)}
              disabled={inIt.has(record.id)}
              onChange={({ target }) => onChoose(record, target.checked)}
            >
              {textIn(record.title, language) || texts.gone}
            </Checkbox>
            {inIt.has(record.id) ? <small>{texts.inIt}</small> : <RecordStateWord state={record.state} />}
          </li>
        ))}
      </ul>
      <div className="release-found-actions">
        {hasNextPage && (
          <Button type="link" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.moreFound}
          </Button>
        )}
        {chosen.size > 0 && <span aria-live="polite">{texts.chosen({ count: chosen.size })}</span>}
      </div>
    </>
  )
}

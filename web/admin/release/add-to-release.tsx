// Puts records into a release from where they are edited or listed: into one that is open, or a new one.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Input, Modal, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReleaseRow } from '#contract/content/release.ts'
import { CODE } from '#contract/wire/answer.ts'
import { notifyRefusal } from '#web/admin/editor/saving/tell-refusal.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addRelease, keepRelease, putIntoRelease, releasePageQuery } from './admin-api.ts'
import './add-to-release.css'

/** A limit of the contract (`contract/content/release.ts`). */
const NAME = 120
/** Open releases that are offered; a company has a few at a time. */
const OFFERED = 50
const NEW = 0

type Props = { ids: readonly number[]; onDone?: () => void; onClose: () => void }

/** Rendered while it is open. */
export function AddToRelease({ ids, onDone, onClose }: Props) {
  const texts = useTexts('console/list/add-to-release')
  const { versions } = useTexts('console/frame/parts').plan
  const { message } = useApp()
  const client = useQueryClient()
  const navigate = useNavigate()
  const open = useOpenReleases()
  const [picked, setPicked] = useState<number | null>(null)
  const [name, setName] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const chosen = picked ?? open.releases?.[0]?.id ?? NEW
  const ready = chosen !== NEW || name.trim() !== ''

  const put = async () => {
    setBusy(true)
    setFailure('')
    try {
      const target =
        chosen === NEW
          ? await addRelease({ name: name.trim() })
          : open.releases?.find(({ id }) => id === chosen)
      if (!target) return
      // A new one is there from now on, also when the records are refused.
      if (chosen === NEW) setPicked(target.id)
      const entries = ids.map((id) => ({ id, action: 'publish' as const }))
      const release = await putIntoRelease(target, entries)
      void keepRelease(client, release)
      const to = `/webSystemManage/web_release/${release.id}`
      void message.success({
        content: (
          <>
            {texts.added({ count: ids.length, name: release.name })}
            <Button type="link" size="small" onClick={() => void navigate(to)}>
              {texts.open}
            </Button>
          </>
        ),
        duration: 6,
      })
      onDone?.()
      onClose()
    } catch (error) {
      notifyRefusal(error, true)
      const stale = error instanceof Refused && error.code === CODE.conflict
      setFailure(stale ? texts.stale : plainWords(error))
      void client.invalidateQueries({ queryKey: ['release', 'page'] })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={texts.title({ count: ids.length })}
      okText={texts.add}
      cancelText={texts.cancel}
      okButtonProps={{ loading: busy, disabled: !ready || open.loading }}
      onOk={put}
      onCancel={onClose}
      width={480}
    >
      {failure && <Alert className="form-failure" type="error" role="alert" title={failure} showIcon />}
      {open.error ? (
        <LoadFailed error={open.error} onAgain={open.refetch} busy={open.fetching} />
      ) : open.loading ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : (
        <Radio.Group
          className="release-choice"
          aria-label={texts.title({ count: ids.length })}
          value={chosen}
          onChange={({ target }) => setPicked(target.value as number)}
        >
          {open.releases?.map((release) => (
            <Radio key={release.id} value={release.id}>
              {release.name} <small>{texts.holds({ count: release.entryCount })}</small>
            </Radio>
          ))}
          <Radio value={NEW}>{texts.new}</Radio>
        </Radio.Group>
      )}
      {!open.loading && chosen === NEW && (
        <Input
          value={name}
          maxLength={NAME}
          aria-label={texts.name}
          placeholder={texts.name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <p className="field-hint">
        {versions} {texts.description}
      </p>
    </Modal>
  )
}

/** Those that may be changed: open ones, and ones that were rolled back. */
function useOpenReleases() {
  const ask = (state: ReleaseRow['state']) => ({
    ...releasePageQuery({ state, limit: OFFERED }),
    staleTime: 0,
  })
  const open = useQuery(ask('open'))
  const back = useQuery(ask('rolledBack'))
  const loading = open.isPending || back.isPending
  return {
    loading,
    error: open.error ?? back.error,
    fetching: open.isFetching || back.isFetching,
    refetch: () => void Promise.all([open.refetch(), back.refetch()]),
    releases: loading ? undefined : [...(open.data?.items ?? []), ...(back.data?.items ?? [])],
  }
}

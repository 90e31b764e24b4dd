// The head of a release: its name, where it stands, and what can be done with all of it.
import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  EyeOutlined,
  MoreOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { Alert, Button, Dropdown, type MenuProps, Modal } from 'antd'
import { useState } from 'react'
import { momentInShort } from '#web/admin/editor/plan/moment-text.ts'
import { TimeField } from '#web/admin/editor/plan/time-field.tsx'
import { ownZone } from '#web/admin/editor/plan/zoned-moment.ts'
import { DeleteDialog } from '#web/admin/forms/delete-dialog.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { scheduleRelease } from './admin-api.ts'
import { ReleaseDrawer } from './admin-release-drawer.tsx'
import { ReleaseStateWord, ReleaseTime } from './admin-release-state.tsx'
import { isEditable, type ReleaseDesk, useReleaseActions, useReleasePreview } from './admin-use-release.ts'
import '#web/admin/editor/editor.css'

export function ReleaseHead({ desk }: { desk: ReleaseDesk }) {
  const texts = useTexts('console/release/detail')
  const language = useLanguage()
  const may = useMay()
  const actions = useReleaseActions(desk)
  const preview = useReleasePreview(desk.release.id)
  const [opened, setOpened] = useState<'schedule' | 'edit' | 'remove' | null>(null)
  const { release, doing } = desk
  const { state, name, note, entries } = release
  const close = () => setOpened(null)

  const updates = may('web_release:update')
  const more: NonNullable<MenuProps['items']> = [
    updates && { key: 'edit', icon: <EditOutlined />, label: texts.edit },
    state !== 'published' && { key: 'copy', icon: <CopyOutlined />, label: texts.copyPreview },
    updates &&
      state === 'open' && { key: 'remove', icon: <DeleteOutlined />, label: texts.remove, danger: true },
  ].filter((item) => item !== false)
  const choose = (key: string) =>
    key === 'copy' ? void preview.copy() : setOpened(key === 'edit' ? 'edit' : 'remove')

  const made = formatMoment(release.createTime, language)
  return (
    <>
      <PageHead
        title={name}
        description={
          <span className="release-says">
            {note && <span className="release-note">{note}</span>}
            <span className="release-line">
              <ReleaseStateWord state={state} />
              <ReleaseTime release={release} />
              <span>
                {release.createdBy
                  ? texts.madeBy({ name: release.createdBy, time: made })
                  : texts.made({ time: made })}
              </span>
            </span>
          </span>
        }
      >
        {more.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items: more, onClick: ({ key }) => choose(key) }}>
            <Button
              icon={<MoreOutlined />}
              disabled={doing !== null}
              aria-label={texts.more}
              title={texts.more}
            />
          </Dropdown>
        )}
        {state !== 'published' && (
          <Button
            icon={<EyeOutlined />}
            title={texts.previewText}
            disabled={entries.length === 0}
            onClick={() => void preview.open()}
          >
            {texts.preview}
          </Button>
        )}
        <StateActions desk={desk} actions={actions} onSchedule={() => setOpened('schedule')} />
      </PageHead>
      {opened === 'schedule' && <ReleaseSchedule desk={desk} onClose={close} />}
      {opened === 'edit' && <ReleaseDrawer release={release} onClose={close} />}
      {opened === 'remove' && (
        <DeleteDialog name={name} description={texts.removeText} onDelete={actions.remove} onClose={close} />
      )}
    </>
  )
}

type ActionProps = {
  desk: ReleaseDesk
  actions: ReturnType<typeof useReleaseActions>
  onSchedule: () => void
}

/** What may be done with all of it, in its state. */
function StateActions({ desk: { release, doing }, actions, onSchedule }: ActionProps) {
  const texts = useTexts('console/release/detail')
  const may = useMay()
  if (!may('web_release:publish')) return null
  const busy = doing !== null
  const empty = release.entries.length === 0
  if (isEditable(release))
    return (
      <>
        <Button disabled={busy || empty} onClick={onSchedule}>
          {texts.schedule}
        </Button>
        <Button
          type="primary"
          disabled={busy || empty}
          loading={doing === 'publish'}
          onClick={() => void actions.publish()}
        >
          {texts.publish}
        </Button>
      </>
    )
  if (release.state === 'scheduled')
    return (
      <>
        <Button disabled={busy} onClick={() => void actions.takePlanBack()}>
          {texts.unplan}
        </Button>
        <Button type="primary" disabled={busy} onClick={onSchedule}>
          {texts.reschedule}
        </Button>
      </>
    )
  return (
    <Button
      danger
      icon={<UndoOutlined />}
      disabled={busy}
      loading={doing === 'rollBack'}
      onClick={() => void actions.rollBack()}
    >
      {texts.rollBack}
    </Button>
  )
}

/** Rendered while it is open. */
function ReleaseSchedule({ desk, onClose }: { desk: ReleaseDesk; onClose: () => void }) {
  const texts = useTexts('console/release/detail')
  const { versions } = useTexts('console/frame/parts').plan
  const language = useLanguage()
  const { message } = useApp()
  const [time, setTime] = useState(desk.release.publishAt)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState('')

  const plan = async () => {
    setProblem(undefined)
    setFailure('')
    try {
      await desk.attempt('plan', (at) => scheduleRelease(at, time))
      void message.success(texts.planned)
      onClose()
    } catch (error) {
      const fields = error instanceof Refused ? error.fields : {}
      if (fields.publishAt) return setProblem(fields.publishAt)
      if (error instanceof Refused) {
        desk.refuse(error)
        onClose()
      } else setFailure(plainWords(error))
    }
  }
  return (
    <Modal
      open
      title={texts.schedule.replace('…', '')}
      okText={time ? texts.planFor({ when: momentInShort(time, language, ownZone()) }) : texts.plan}
      cancelText={texts.cancel}
      okButtonProps={{ loading: desk.doing === 'plan', disabled: time === null }}
      onOk={plan}
      onCancel={onClose}
      width={560}
    >
      {failure && <Alert className="form-failure" type="error" role="alert" title={failure} showIcon />}
      <TimeField
        id="release.publishAt"
        label={texts.publishAt}
        value={time}
        problem={problem}
        onChange={(value) => {
          setTime(value)
          setProblem(undefined)
        }}
      />
      <p className="field-hint">{versions}</p>
    </Modal>
  )
}

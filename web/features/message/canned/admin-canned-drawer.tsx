// The answers that are kept for the next time: looked at by everybody of the inbox, written by who may.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import type { CannedAnswer } from '#contract/enquiries/message-shapes.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { addCanned, cannedQuery, forgetCanned, removeCanned } from '../admin-api.ts'
import { CannedForm } from './admin-canned-form.tsx'
import './admin-canned.css'

/** Rendered while it is open. */
export function CannedDrawer({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/message/reply')
  const language = useLanguage()
  const client = useQueryClient()
  const { modal } = App.useApp()
  const done = useDone()
  const { data, error, isFetching, refetch } = useQuery(cannedQuery())
  /** `null`: a new one; the number tells forms of one kind apart. */
  const [editing, setEditing] = useState<{ answer: CannedAnswer | null } | null>(null)

  const remove = ({ id, version, title, body }: CannedAnswer) => {
    modal.confirm({
      title: texts.removeAsk({ title }),
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: async () => {
        try {
          await removeCanned({ id, version })
          done(texts.removed({ title }), async () => {
            await addCanned({ title, body })
            await forgetCanned(client)
          })
        } catch {
          // The frame says what was refused.
        }
        await forgetCanned(client)
      },
    })
  }
  return (
    <Drawer
      open
      title={texts.manage}
      size="min(640px, 100vw)"
      onClose={onClose}
      extra={
        <Permit for="web_message:canned">
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing({ answer: null })}>
            {texts.add}
          </Button>
        </Permit>
      }
    >
      <p className="dialog-says">{texts.manageSays}</p>
      {error && !data && <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 6 }} />}
      {data?.length === 0 && <Nothing title={texts.cannedNone} />}
      <ul className="canned-list">
        {data?.map((answer) => (
          <li key={answer.id}>
            <strong>{answer.title}</strong>
            <p>{textIn(answer.body, language)}</p>
            <Permit for="web_message:canned">
              <span>
                <Button
                  type="link"
                  size="small"
                  aria-label={`${texts.change}: ${answer.title}`}
                  onClick={() => setEditing({ answer })}
                >
                  {texts.change}
                </Button>
                <Button
                  type="link"
                  size="small"
                  danger
                  aria-label={`${texts.remove}: ${answer.title}`}
                  onClick={() => remove(answer)}
                >
                  {texts.remove}
                </Button>
              </span>
            </Permit>
          </li>
        ))}
      </ul>
      {editing && <CannedForm answer={editing.answer} onClose={() => setEditing(null)} />}
    </Drawer>
  )
}

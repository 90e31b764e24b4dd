// The questions before messages are merged and before one is erased for good.
import { useQueryClient } from '@tanstack/react-query'
import { Checkbox, Modal } from 'antd'
import { useState } from 'react'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import { DeleteDialog } from '#web/admin/forms/delete-dialog.tsx'
import { useTab } from '#web/admin/frame/tabs/tab-context.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { erase, forgetMessages, messageQuery } from './admin-api.ts'
import type { MessageDesk } from './admin-use-message.ts'

/** Chooses which messages of the same visitor are the same enquiry. Rendered while it is open. */
export function MergeDialog({ desk, onClose }: { desk: MessageDesk; onClose: () => void }) {
  const texts = useTexts('console/message/detail')
  const inbox = useTexts('console/message/inbox')
  const { states } = useTexts('console/message/states')
  const { message } = desk
  const merged = new Set(message.merged.map(({ id }) => id))
  const offered = message.similar.filter(({ id }) => !merged.has(id) && id !== message.mergedInto)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const others = offered.filter(({ id }) => chosen.includes(id))
  const merge = async () => {
    await desk.merge(others.map(({ id, version }) => ({ id, version })))
    onClose()
  }
  return (
    <Modal
      open
      title={texts.mergeTitle({ number: message.number })}
      okText={texts.mergeOk({ count: others.length })}
      okButtonProps={{ disabled: others.length === 0, loading: desk.busy }}
      cancelText={texts.cancel}
      onOk={() => void merge()}
      onCancel={onClose}
      width={560}
    >
      <p className="dialog-says">{texts.mergeText}</p>
      <ul className="message-others">
        {offered.map((other) => (
          <li key={other.id}>
            <Checkbox
              checked={chosen.includes(other.id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, other.id] : chosen.filter((one) => one !== other.id))
              }
            >
              {other.subject || inbox.noSubject}
              <small>
                {other.number} · {states[other.state]} · <TimePassed time={other.createTime} />
              </small>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

/** Rendered while it is open. */
export function MessageErasure({ message, onClose }: { message: MessageDetail; onClose: () => void }) {
  const texts = useTexts('console/message/detail')
  const client = useQueryClient()
  const done = useDone()
  const { moveOn } = useTab()
  const { id, number, name, merged } = message
  const remove = async () => {
    await erase(message)
    done(texts.erased({ number }))
    void moveOn(INBOX)
    client.removeQueries({ queryKey: messageQuery(id).queryKey })
    void forgetMessages(client)
  }
  return (
    <DeleteDialog
      name={`${number} ${name}`}
      description={texts.eraseText}
      more={merged.length > 0 && <p className="dialog-says">{texts.eraseMerged({ count: merged.length })}</p>}
      onDelete={remove}
      onClose={onClose}
    />
  )
}

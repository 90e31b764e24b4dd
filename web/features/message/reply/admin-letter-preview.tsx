// The letter that a reply will be, as the server makes it.
import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { Facts } from '#web/admin/page-parts/facts.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { previewAnswer } from '../admin-api.ts'
import type { Reply } from './admin-use-reply.ts'

type Props = { id: number; reply: Reply; busy: boolean; onSend: () => void; onClose: () => void }

/** Rendered while it is open. */
export function LetterPreview({ id, reply, busy, onSend, onClose }: Props) {
  const texts = useTexts('console/message/reply')
  const asked = useQuery({
    queryKey: ['messagePreview', id, reply],
    queryFn: () => previewAnswer({ id, ...reply }),
    gcTime: 0,
  })
  const { data } = asked
  return (
    <Modal
      open
      title={texts.previewTitle}
      okText={texts.send}
      okButtonProps={{ disabled: !data, loading: busy }}
      cancelText={texts.close}
      onOk={onSend}
      onCancel={onClose}
      width={680}
    >
      <Pending asked={asked} rows={6} />
      {data && (
        <>
          <Facts
            className="message-facts"
            facts={[
              [texts.from, data.fromName],
              [texts.to, data.to],
              [texts.replyTo, data.replyTo],
              [texts.subject, data.subject],
            ]}
          />
          <p className="message-text message-preview" lang={reply.language}>
            {data.text}
          </p>
        </>
      )}
    </Modal>
  )
}

// The letter that a reply will be, as the server makes it.
import { useQuery } from '@tanstack/react-query'
import { Modal, Skeleton } from 'antd'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { previewAnswer } from '../admin-api.ts'
import type { Reply } from './admin-use-reply.ts'

type Props = { id: number; reply: Reply; busy: boolean; onSend: () => void; onClose: () => void }

/** Rendered while it is open. */
export function LetterPreview({ id, reply, busy, onSend, onClose }: Props) {
  const texts = useTexts('console/message/reply')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['messagePreview', id, reply],
    queryFn: () => previewAnswer({ id, ...reply }),
    gcTime: 0,
  })
  const facts = data && [
    [texts.from, data.fromName],
    [texts.to, data.to],
    [texts.replyTo, data.replyTo],
    [texts.subject, data.subject],
  ]
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
      {error && <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 6 }} />}
      {facts && (
        <>
          <dl className="message-facts">
            {facts
              .filter(([, value]) => value !== '')
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          <p className="message-text message-preview" lang={reply.language}>
            {data.text}
          </p>
        </>
      )}
    </Modal>
  )
}

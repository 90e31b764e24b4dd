// Asks before a message is erased for good, and says what is lost with it.
import { useQueryClient } from '@tanstack/react-query'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import { DeleteDialog } from '#web/admin/forms/delete-dialog.tsx'
import { useTab } from '#web/admin/frame/tabs/tab-context.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { erase, forgetMessages, messageQuery } from './admin-api.ts'

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
      says={texts.eraseSays}
      more={merged.length > 0 && <p className="dialog-says">{texts.eraseMerged({ count: merged.length })}</p>}
      onDelete={remove}
      onClose={onClose}
    />
  )
}

// Other messages of the same visitor, and those that were merged into the one that is read.
import { Button } from 'antd'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import type { MessageDesk } from './admin-use-message.ts'

export function OtherMessages({ desk }: { desk: MessageDesk }) {
  const texts = useTexts('console/message/detail')
  const inbox = useTexts('console/message/inbox')
  const { states } = useTexts('console/message/states')
  const may = useMay()
  const { merged, similar } = desk.message
  const within = new Set(merged.map(({ id }) => id))
  const others = similar.filter(({ id }) => !within.has(id))
  return (
    <>
      {merged.length > 0 && (
        <section>
          <h3>{texts.mergedHere}</h3>
          <ul className="message-others">
            {merged.map(({ id, version, number, subject }) => (
              <li key={id}>
                <RouterLink to={`${INBOX}/${id}`}>{subject || inbox.noSubject}</RouterLink>
                <small>{number}</small>
                {may('web_message:update') && (
                  <Button
                    type="link"
                    size="small"
                    aria-label={`${texts.takeOut}: ${number}`}
                    onClick={() => void desk.unmerge({ id, version, number })}
                  >
                    {texts.takeOut}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{texts.similar}</h3>
        {others.length === 0 && merged.length === 0 && <p className="field-hint">{texts.noSimilar}</p>}
        <ul className="message-others">
          {others.map(({ id, number, subject, state, createTime }) => (
            <li key={id}>
              <RouterLink to={`${INBOX}/${id}`}>{subject || inbox.noSubject}</RouterLink>
              <small>
                {number} · {states[state]} · <TimePassed time={createTime} />
              </small>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

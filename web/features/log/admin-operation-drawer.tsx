// One entry of the operation log: who, when and how, what was changed, and what was sent.
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Tooltip } from 'antd'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { OperationDetail } from '#contract/monitoring/log.ts'
import { Facts } from '#web/admin/page-parts/facts.tsx'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useRecordLink } from '#web/admin/page-parts/record-link.ts'
import { formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { useOperationSentence } from '#web/admin/shown-values/operation-words.ts'
import { Refused } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { TextsOf } from '#web/i18n/messages.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { operationQuery } from './admin-api.ts'
import { Changes, fieldWord } from './admin-changes.tsx'
import { Duration, OutcomeWord, Who } from './admin-operation-columns.tsx'

type Props = {
  id: number
  /** The neighbours in the list, `null` at its ends. */
  previous: number | null
  next: number | null
  onTurn: (id: number) => void
  onClose: () => void
  /** Where everything that was done to a record is listed. */
  historyOf: (entry: OperationDetail) => string
}

export function OperationDrawer({ id, previous, next, onTurn, onClose, historyOf }: Props) {
  const texts = useTexts('console/log/operations')
  const asked = useQuery(operationQuery(id))
  const { data, error } = asked
  const turn = (to: number | null) => {
    if (to !== null) onTurn(to)
  }
  useArrows(
    () => turn(previous),
    () => turn(next),
  )
  const step = (label: string, to: number | null, icon: ReactNode) => (
    <Tooltip title={label}>
      {/* Not switched off: the focus would be lost, and with it the keys. */}
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        aria-disabled={to === null}
        className="log-step"
        onClick={() => turn(to)}
      />
    </Tooltip>
  )
  const missing = error instanceof Refused && (error.code === 404 || error.code === 400)
  return (
    <Drawer
      open
      title={texts.entry({ id })}
      size="min(760px, 100vw)"
      onClose={onClose}
      extra={
        <>
          {step(texts.precede, previous, <LeftOutlined />)}
          {step(texts.follow, next, <RightOutlined />)}
        </>
      }
    >
      {missing ? <Nothing title={texts.noEntry} /> : <Pending asked={asked} rows={10} />}
      {data && <Entry entry={data} history={historyOf(data)} />}
    </Drawer>
  )
}

/** Wherever the focus is while the drawer is open, but in no dialog above it. */
function useArrows(left: () => void, right: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event
    const elsewhere = target instanceof HTMLElement && target.closest('.ant-modal, input, textarea')
    if (elsewhere || altKey || ctrlKey || metaKey || shiftKey) return
    if (event.key === 'ArrowLeft') left()
    if (event.key === 'ArrowRight') right()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

function Entry({ entry, history }: { entry: OperationDetail; history: string }) {
  const texts = useTexts('console/log/operations')
  const fields = useTexts('console/log/fields')
  const language = useLanguage()
  const operationSentence = useOperationSentence()
  const link = useRecordLink()(entry)
  const failed = entry.outcome !== 200
  return (
    <article className="log-entry">
      <h2>{operationSentence(entry)}</h2>
      <Facts
        className="log-facts"
        facts={[
          [texts.outcome, <OutcomeWord key="outcome" entry={entry} />],
          [
            texts.message,
            entry.message && <span className="log-message">{inWords(entry.message, fields)}</span>,
          ],
          [texts.person, <Who key="person" entry={entry} />],
          [
            texts.time,
            <time key="time" dateTime={entry.time}>
              {formatMomentInFull(entry.time, language)}
            </time>,
          ],
        ]}
      />
      {entry.recordId !== null && (
        <p className="log-actions">
          {link && <LinkButton to={link}>{texts.openRecord}</LinkButton>}
          <RouterLink to={history}>{texts.history}</RouterLink>
        </p>
      )}
      {!(failed && entry.changes.length === 0) && (
        <section>
          <h3>{texts.changes}</h3>
          <Changes changes={entry.changes} />
        </section>
      )}
      <section>
        <h3>{texts.parameters}</h3>
        <Parameters parameters={entry.parameters} />
      </section>
      <Facts
        className="log-facts"
        facts={[
          [texts.address, <Code key="address">{entry.address}</Code>],
          [texts.agent, entry.agent],
          [texts.call, <Code key="call">{entry.path}</Code>],
          [texts.duration, <Duration key="duration" ms={entry.duration} />],
          [texts.request, <Code key="request">{entry.requestId}</Code>],
          [texts.hash, <Code key="hash">{entry.hash}</Code>],
          [texts.previousHash, entry.previousHash && <Code key="previous">{entry.previousHash}</Code>],
        ]}
      />
    </article>
  )
}

/** A refusal names the fields that were wrong, a line each, as the contract calls them. */
const inWords = (message: string, fields: TextsOf<'console/log/fields'>) =>
  message.replace(/^[A-Za-z]\w*(?=: )/gm, (field) => fieldWord(field, fields))

const Code = ({ children }: { children: ReactNode }) => <span className="log-code">{children}</span>

/** As it was sent, without its secrets: what a developer looks for. */
function Parameters({ parameters }: { parameters: unknown }) {
  const texts = useTexts('console/log/operations')
  const empty = typeof parameters === 'object' && (!parameters || Object.keys(parameters).length === 0)
  if (empty) return <p className="log-nothing">{texts.noParameters}</p>
  return (
    <section className="log-json">
      <pre>{JSON.stringify(parameters, null, 2)}</pre>
    </section>
  )
}

// How the site runs: the last operations, and the health of disk, database, mail and backup.
import { useQuery } from '@tanstack/react-query'
import { usePermittedAddress, useRecordLink } from '#web/admin/page-parts/record-link.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useOperationSentence } from '#web/admin/shown-values/operation-words.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { healthQuery, mailQuery, operationsQuery } from './admin-api.ts'
import { Card } from './admin-card.tsx'

const LOG = '/logManagement/operationLog'
const MONITOR = '/logManagement/monitor'
const PAST = '/webSystemManage/web_past'
const DELIVERY = '/webSystemManage/web_delivery'
const SHOWN = 8
/** Less than this share of the disk is too little, and so is a backup that is older than two days. */
const LITTLE = 0.1
const OLD_MS = 2 * 24 * 60 * 60_000
const SLOW_MS = 250

export function OperationsCard() {
  const texts = useTexts('console/dashboard/work')
  const operationSentence = useOperationSentence()
  const linkOf = useRecordLink()
  return (
    <Card
      title={texts.operations}
      query={useQuery(operationsQuery(SHOWN))}
      way={{ to: LOG, name: texts.wholeLog }}
      empty={{ is: ({ items }) => items.length === 0, description: texts.noOperations }}
    >
      {({ items }) => (
        <ul className="dash-actions">
          {items.map((entry) => {
            const to = linkOf(entry)
            const said = operationSentence(entry)
            return (
              <li key={entry.id} data-refused={entry.outcome !== 200 || undefined}>
                <span>
                  <b>{entry.username}</b> {to ? <RouterLink to={to}>{said}</RouterLink> : said}
                </span>
                <TimePassed time={entry.time} />
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

type State = 'good' | 'warn' | 'bad'

export function HealthCard() {
  const texts = useTexts('console/dashboard/work')
  const way = usePermittedAddress()
  return (
    <Card
      title={texts.health}
      query={useQuery(healthQuery())}
      way={{ to: way(MONITOR), name: texts.monitor }}
    >
      {({ database, disk, sentinel, copyTime, ...backups }) => {
        const free = disk.free === null || disk.total === null ? null : disk.free / disk.total
        const away = database.latency === null
        return (
          <ul className="dash-health">
            <li data-state={free !== null && free < LITTLE ? 'bad' : 'good'}>
              <b>{texts.disk}</b>
              <span>{disk.free === null ? texts.unknown : texts.free({ size: fileSize(disk.free) })}</span>
            </li>
            <li data-state={away ? 'bad' : (database.latency ?? 0) > SLOW_MS ? 'warn' : 'good'}>
              <b>{database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}</b>
              <span>
                {away
                  ? texts.databaseAway
                  : texts.answersIn({ ms: thousands(Math.ceil(database.latency ?? 0)) })}
                {database.size !== null && ` · ${fileSize(database.size)}`}
              </span>
            </li>
            <Backup
              time={backups.backupTime}
              failed={backups.backupFailed}
              name={texts.backup}
              never={{ says: texts.noBackup, text: texts.noBackupText }}
            />
            <Backup
              time={backups.provenTime}
              failed={backups.restoreFailed}
              name={texts.proven}
              never={{ says: texts.noProof, text: texts.noProofText }}
            />
            {copyTime !== null && (
              <li data-state="bad">
                <b>{texts.copy}</b>
                <span>
                  <Copy time={copyTime} />
                </span>
              </li>
            )}
            {sentinel && (
              <li data-state={sentinel.alarm === null ? 'good' : 'bad'}>
                <b>{texts.sentinel}</b>
                <span>
                  {sentinel.lookedTime === null ? (
                    texts.unknown
                  ) : (
                    <TimePassed time={sentinel.lookedTime} counted />
                  )}
                  <small className="dash-said" title={sentinel.alarm ?? undefined}>
                    {sentinel.alarm === null
                      ? texts.sentinelCalm
                      : texts.sentinelAlarm({ says: sentinel.alarm })}
                  </small>
                </span>
              </li>
            )}
          </ul>
        )
      }}
    </Card>
  )
}

/** Visitors see what was published then: where that is ended, for those who may go there. */
function Copy({ time }: { time: string }) {
  const texts = useTexts('console/dashboard/work')
  const language = useLanguage()
  const to = usePermittedAddress()(PAST)
  const says = texts.copyServed({ time: formatMoment(time, language) })
  return to ? <RouterLink to={to}>{says}</RouterLink> : says
}

type Seen = {
  name: string
  time: string | null
  failed: string | null
  never: { says: string; text: string }
}

/** When something went well last, and what went wrong since. */
function Backup({ name, time, failed, never }: Seen) {
  const texts = useTexts('console/dashboard/work')
  const fresh = time !== null && Date.now() - Date.parse(time) < OLD_MS
  const state: State = failed !== null ? 'bad' : fresh ? 'good' : 'warn'
  return (
    <li data-state={state}>
      <b>{name}</b>
      <span>
        {time === null ? never.says : <TimePassed time={time} counted />}
        {failed !== null && (
          <small className="dash-said" title={failed}>
            {texts.lastFailed({ says: failed })}
          </small>
        )}
        {failed === null && time === null && <small>{never.text}</small>}
      </span>
    </li>
  )
}

export function MailCard() {
  const texts = useTexts('console/dashboard/work')
  const sends = useMay()('web_delivery:update')
  const way = usePermittedAddress()
  return (
    <Card
      title={texts.mail}
      query={useQuery(mailQuery())}
      way={{ to: way(DELIVERY), name: texts.deliveries }}
    >
      {({ mail, waiting, dead, lastSent, lastError, oldestWaiting }) => (
        <ul className="dash-health">
          <li data-state={mail ? 'good' : 'warn'}>
            <b>{texts.mailServer}</b>
            <span>{mail ? texts.mailSet : texts.mailUnset}</span>
          </li>
          <li data-state={waiting > 0 && mail ? 'warn' : 'good'}>
            <b>{texts.mailWaiting}</b>
            <span>
              {thousands(waiting)}
              {oldestWaiting && (
                <>
                  {' · '}
                  <TimePassed time={oldestWaiting} />
                </>
              )}
            </span>
          </li>
          {/* Whoever may send them again reads of them at the head of the page. */}
          {!sends && (
            <li data-state={dead > 0 ? 'bad' : 'good'}>
              <b>{texts.mailDead}</b>
              <span>
                {thousands(dead)}
                {dead > 0 && lastError !== '' && <small>{lastError}</small>}
              </span>
            </li>
          )}
          {lastSent && (
            <li data-state="good">
              <b>{texts.mailSent}</b>
              <span>
                <TimePassed time={lastSent} />
              </span>
            </li>
          )}
        </ul>
      )}
    </Card>
  )
}

// What kept a deed on a release from being done: each record and field, with the way to it.
import { Alert } from 'antd'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import type { ReleaseDesk } from './admin-use-release.ts'

/** Rules of a release and not of a record's content: its form has no field for them. */
const OF_THE_RECORD = ['state', 'publishAt', 'unpublishAt']

export function ReleaseRefusal({ desk: { release, refusal, forgive } }: { desk: ReleaseDesk }) {
  const texts = useTexts('console/release/detail')
  const addressOf = useFormAddress()
  if (!refusal) return null
  const { message, fields, stale } = refusal
  const problems = Object.entries(fields).map(([path, says]) => {
    const id = Number(/^entries\.(\d+)\./.exec(path)?.[1])
    const entry = release.entries.find((one) => one.id === id)
    return { path, says, entry, address: entry && !entry.trashed ? addressOf(entry) : null }
  })
  const title = stale ? texts.staleTitle : problems.length > 0 ? texts.refusedTitle : texts.failedTitle
  return (
    <Alert
      className="release-refusal"
      type={stale ? 'warning' : 'error'}
      role="alert"
      showIcon
      closable={{ onClose: forgive }}
      title={title}
      description={
        problems.length === 0 ? (
          stale ? (
            texts.staleSays
          ) : (
            message
          )
        ) : (
          <ul className="missing-list">
            {problems.map(({ path, says, entry, address }) => (
              <li key={path}>
                {address && entry ? (
                  <RouterLink to={address} state={{ missing: missingOf(fields, entry.id) }}>
                    {says}
                  </RouterLink>
                ) : (
                  says
                )}
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}

/** The messages of one record, by its own fields. */
function missingOf(fields: FieldMessages, id: number): FieldMessages {
  const begin = `entries.${id}.`
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, says]) => {
      const field = path.slice(begin.length)
      return path.startsWith(begin) && !OF_THE_RECORD.includes(field) ? [[field, says]] : []
    }),
  )
}

// Where the signed-in person is signed in.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { SessionList } from '#web/admin/page-parts/session-list.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { endOwnSession, ownSessionsQuery } from './admin-api.ts'

const forget = (client: QueryClient) => client.invalidateQueries({ queryKey: ownSessionsQuery().queryKey })

export function OwnSessions() {
  const texts = useTexts('console/my')
  const asked = useQuery(ownSessionsQuery())
  return (
    <section className="my-card my-sessions" aria-labelledby="my-sessions">
      <h2 id="my-sessions">{texts.sessions}</h2>
      <p>{texts.sessionsSays}</p>
      <SessionList asked={asked} ending={{ text: texts.endSays, end: endOwnSession, forget }} />
      {asked.data?.length === 1 && <p className="field-hint">{texts.alone}</p>}
    </section>
  )
}

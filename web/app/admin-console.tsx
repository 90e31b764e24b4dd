// Opens the console: what its pages share, its guard and its frame. Loaded with the first page of the console.
import { QueryClient } from '@tanstack/react-query'
import { ownKinds } from '#contract/kinds/own-kinds.ts'
import { STAFF_KEYED, STAFF_OUTLINES } from '#contract/staff-outlines.ts'
import type { Directory } from '#contract/wire/resource.ts'
import { ConsoleFrame } from '#web/admin/frame/console-frame.tsx'
import { antdLocaleQuery, ConsoleProviders } from '#web/admin/frame/console-providers.tsx'
import { catchUncaught, createErrorLog, ErrorLogContext } from '#web/admin/frame/errors/error-log.ts'
import { LineContext } from '#web/admin/frame/line-notice.tsx'
import { type ConsolePages, firstBelow } from '#web/admin/frame/sidebar/sidebar-items.ts'
import { createUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { createLine, type Line } from '#web/client/line.ts'
import { learnOutlines } from '#web/client/outlines.ts'
import { learnKeys, type UnderKey, Unreachable } from '#web/client/send.ts'
import { createOnceKeys } from '#web/client/writes/once-keys.ts'
import { provenWrites } from '#web/client/writes/proof.ts'
import type { Texts } from '#web/i18n/texts.ts'
import { createGuard, type Entry } from './guard.tsx'

/** Writes of the kinds that the owner made go under a key as well. */
const OF_SPECIMEN = '/api/web/own/'
const KEYED = STAFF_KEYED.flatMap((path) =>
  path.startsWith(OF_SPECIMEN)
    ? ownKinds.map(({ kind }) => path.replace(OF_SPECIMEN, `/api/web/${kind}/`))
    : path,
)

export function openConsole(pages: ConsolePages, texts: Texts) {
  learnOutlines(STAFF_OUTLINES)
  const line = createLine(window, () => navigator.onLine)
  learnKeys(provenWrites(waiting(line, createOnceKeys(KEYED))))
  const client = createQueryClient()
  const unsaved = createUnsaved()
  const guard = createGuard(client, texts)
  const errors = createErrorLog()
  // For as long as the window lives: what breaks on the way out of the console belongs to it as well.
  catchUncaught(errors, window)

  /** Lets a navigation in, with what the first picture of the frame needs already there. */
  async function enter(entry: Entry) {
    const locale = client.ensureQueryData(antdLocaleQuery(entry.language))
    await guard(entry)
    await locale
  }

  /** The first page below a directory, as the person's sidebar shows it. */
  async function firstOf(step: Omit<Entry, 'needs'>, directory: Directory): Promise<string | null> {
    const { menus } = await guard({ ...step, needs: {} })
    return firstBelow(menus, directory, pages)
  }

  function Frame() {
    return (
      <ErrorLogContext value={errors}>
        <ConsoleProviders client={client} unsaved={unsaved}>
          <LineContext value={line}>
            <ConsoleFrame pages={pages} />
          </LineContext>
        </ConsoleProviders>
      </ErrorLogContext>
    )
  }

  return { enter, firstOf, Frame }
}

/** Writes that go under a key wait for a connection; the others are refused without one. */
const waiting =
  (line: Line, under: UnderKey): UnderKey =>
  (path, body, run) =>
    under(path, body, (key) => (key === undefined ? run() : line.hold(() => run(key), isLost)))

const isLost = (error: unknown) => error instanceof Unreachable && error.why === 'offline'

/** What was read is at hand for so long when the line is away. */
const KEPT_MS = 60 * 60_000

/** Calls are made also when the browser believes to be offline, and once: each failure is told at once. */
function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 5_000, gcTime: KEPT_MS },
      mutations: { networkMode: 'always' },
    },
  })
}

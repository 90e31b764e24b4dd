// What stands in place of a page that could not be shown.
import { type ComponentType, lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { CODE } from '#contract/wire/answer.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { FailedPage } from '#web/features/errors/failed-page.tsx'
import { LogoMark } from '#web/site/shell/logo.tsx'

/** A failed call can be made again on the spot; a chunk that a new release took away needs the new page. */
function useRetry(error: unknown): () => void {
  const { revalidate } = useRevalidator()
  const again = error instanceof Refused || error instanceof Unreachable
  return () => (again ? void revalidate() : window.location.reload())
}

/** Inside the shell: header and footer stay, the visitor can go on. */
export function PageError() {
  const error = useRouteError()
  const retry = useRetry(error)
  const busy = useRevalidator().state !== 'idle'
  if (isRouteErrorResponse(error) && error.status === 404) return <Late Page={NotFound} />
  if (isOver(error)) return <Late Page={Over} />
  return <FailedPage onRetry={retry} busy={busy} offline={error instanceof Unreachable} />
}

// Few see them: they come when they are needed.
const NotFound = lazy(async () => ({
  default: (await import('#web/features/errors/not-found-page.tsx')).NotFoundPage,
}))
const Over = lazy(async () => ({
  default: (await import('#web/features/errors/preview-over-page.tsx')).PreviewOverPage,
}))
const Late = ({ Page }: { Page: ComponentType }) => (
  <Suspense>
    <Page />
  </Suspense>
)

/** The link of a preview ended while somebody looked. */
const isOver = (error: unknown) => error instanceof Refused && error.code === CODE.gone

/** Instead of the whole site, when not even the company's name could be read. */
export function SiteError() {
  const error = useRouteError()
  const retry = useRetry(error)
  const busy = useRevalidator().state !== 'idle'
  return (
    <main className="bare-page">
      <p className="wrap logo">
        <LogoMark />
      </p>
      {isOver(error) ? (
        <Late Page={Over} />
      ) : (
        <FailedPage onRetry={retry} busy={busy} offline={error instanceof Unreachable} />
      )}
    </main>
  )
}

// The numbers of the dashboard; each is a link to what it counts.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ContentState } from '#contract/content/content.ts'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { TOP } from '#web/admin/product-types/type-tree.ts'
import { ShortNumber } from '#web/admin/shown-values/short-number.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { productCountQuery } from './admin-api.ts'

/** What is planned shows in the list; the dashboard counts what asks for work. */
const COUNTED_STATES = ['draft', 'published', 'changed'] as const satisfies ContentState[]

export function ProductFigures({ to }: { to: string }) {
  const texts = useTexts('console/dashboard/page')
  return (
    <>
      <Figure name={texts.products} count={useQuery(productCountQuery())} to={to} />
      {COUNTED_STATES.map((state) => (
        <StateFigure key={state} state={state} to={to} />
      ))}
    </>
  )
}

function StateFigure({ state, to }: { state: (typeof COUNTED_STATES)[number]; to: string }) {
  const texts = useTexts('console/dashboard/page')
  const description = { draft: texts.draftText, published: texts.publishedText, changed: texts.changedText }[
    state
  ]
  const count = useQuery(productCountQuery(state))
  return (
    <Figure
      name={texts[state]}
      description={description}
      state={state}
      count={count}
      to={`${to}?state=${state}`}
    />
  )
}

/** Who sees products only still hears how many types there are, without a way to their page. */
export function TypeFigure({ to }: { to?: string }) {
  const texts = useTexts('console/dashboard/page')
  const types = useQuery(typeTreeQuery())
  const top = types.data?.filter((type) => type.productTypeLevel === TOP).length ?? 0
  const count = { ...types, data: types.data?.length }
  return (
    <Figure
      name={texts.types}
      description={texts.topTypes({ count: thousands(top) })}
      count={count}
      {...(to && { to })}
    />
  )
}

type Count = Pick<UseQueryResult<unknown>, 'isError' | 'refetch'> & { data: number | undefined }
type FigureProps = { name: string; description?: string; state?: ContentState; count: Count; to?: string }

function Figure({ name, description, state, count, to }: FigureProps) {
  const frame = useTexts('console/frame/console')
  return (
    <div className="dash-figure" data-state={state} aria-busy={count.data === undefined && !count.isError}>
      <h2>{to ? <RouterLink to={to}>{name}</RouterLink> : name}</h2>
      <p className="dash-value">{count.data === undefined ? '–' : <ShortNumber of={count.data} />}</p>
      {count.isError ? (
        <Button size="small" onClick={() => void count.refetch()}>
          {frame.again}
        </Button>
      ) : (
        description && <p className="dash-says">{description}</p>
      )}
    </div>
  )
}

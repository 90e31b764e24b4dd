// What quotes are worth: open by currency, to confirm, won this quarter; each leads to the list behind it.
import { useQuery } from '@tanstack/react-query'
import type { QuoteStage, Money as Sum } from '#contract/quotes/quote-shapes.ts'
import { OPEN_QUOTES, QUOTES_OUT } from '#contract/quotes/quote-states.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Sums } from '#web/admin/quotes/money.tsx'
import { QUOTES, stagesQuery } from '#web/admin/quotes/stages/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'

export function QuoteFigures() {
  const texts = useTexts('console/dashboard/quotes')
  const { data, error, isFetching, refetch } = useQuery(stagesQuery())
  if (error && !data) return <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
  const stage = (name: QuoteStage['stage']) => data?.find((one) => one.stage === name)
  const open = OPEN_QUOTES.map(stage)
  const [accepted, won] = [stage('accepted'), stage('won')]
  const ending = QUOTES_OUT.reduce((sum, name) => sum + (stage(name)?.ending ?? 0), 0)
  const figures = [
    {
      key: 'open',
      to: '?state=open',
      sums: together(open),
      count: open.reduce((sum, one) => sum + many(one), 0),
    },
    { key: 'ending', to: '?ending=true', sums: [], count: ending },
    { key: 'accepted', to: '?state=accepted', sums: accepted?.sums ?? [], count: many(accepted) },
    { key: 'won', to: '?state=won', sums: won?.sums ?? [], count: many(won) },
  ] as const
  return (
    <section className="dash-part" aria-labelledby="dash-quotes">
      <h2 id="dash-quotes">{texts.title}</h2>
      <div className="dash-figures dash-quotes" aria-busy={!data}>
        {figures.map(({ key, to, sums, count }) => (
          <div key={key} className="dash-figure">
            <h2>
              <RouterLink to={QUOTES + to}>{texts.names[key]}</RouterLink>
            </h2>
            <p className="dash-value">{data ? count : '–'}</p>
            <p className="dash-says">{sums.length > 0 ? <Sums of={sums} short /> : texts.says[key]}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

const many = (stage: QuoteStage | undefined) => stage?.count ?? 0

/** The sums of several stages, by currency. */
function together(stages: readonly (QuoteStage | undefined)[]): Sum[] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of stages.flatMap((stage) => stage?.sums ?? []))
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

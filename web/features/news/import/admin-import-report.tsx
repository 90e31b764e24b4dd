// What an import would do, or did: sums, and each post with what does not come along.

import { newsKind } from '#contract/kinds/news.ts'
import type { NewsImportReport } from '#contract/news-and-cases/news-import.ts'
import { formsOf } from '#web/admin/kinds/kind-addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import './news-import.css'
import { RouterLink } from '#web/ui/router-link.tsx'

/** Posts that are drawn; the report itself holds more. */
const DRAWN = 200

export function ImportReport({ report, done }: { report: NewsImportReport; done: boolean }) {
  const texts = useTexts('console/news/import')
  const sums = [
    [done ? texts.added : texts.add, report.add],
    [texts.known, report.known],
    [texts.skip, report.skip],
    [texts.refuse, report.refuse],
    [texts.pictures, report.pictures],
  ] as const
  return (
    <>
      <p className="import-sums">
        {sums
          .filter(([, count], at) => at === 0 || count > 0)
          .map(([name, count]) => (
            <span key={name}>
              {name} <b>{thousands(count)}</b>
            </span>
          ))}
      </p>
      {report.others.length > 0 && (
        <p className="field-hint">
          {texts.others({
            what: report.others
              .map(({ type, count }) => `${type === 'page' ? texts.pages : type} (${thousands(count)})`)
              .join(', '),
          })}
        </p>
      )}
      {!done && report.add === 0 && <p>{texts.nothing}</p>}
      <ol className="import-posts">
        {report.items.slice(0, DRAWN).map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: posts may be called the same
          <Post key={at} item={item} done={done} />
        ))}
      </ol>
    </>
  )
}

function Post({ item, done }: { item: NewsImportReport['items'][number]; done: boolean }) {
  const texts = useTexts('console/news/import')
  const categories = useTexts('site/ui').newsCategories
  const { title, date, author, does, published, address, problems, id } = item
  const is = does === 'add' ? (published ? texts.published : texts.draft) : texts.does[does]
  return (
    <li>
      {done && id !== null ? (
        <RouterLink to={`${formsOf(newsKind)}/${id}`}>{title}</RouterLink>
      ) : (
        <b>{title}</b>
      )}
      <small>{[is, date, categories[item.category], author].filter(Boolean).join(' · ')}</small>
      {does === 'add' && address !== '' && <small>{texts.oldAddress({ path: address })}</small>}
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

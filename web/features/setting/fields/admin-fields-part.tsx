// The kinds that take fields of the owner, with how many each has and the way to them.
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'

import { ownFieldsQuery } from '#web/admin/admin-api.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import './admin-fields.css'

export function FieldsPart() {
  const texts = useTexts('console/setting').ownFields
  const names = useKindNames('many')
  const { data, error, isFetching, refetch } = useQuery(ownFieldsQuery())
  if (!data)
    return error && !isFetching ? (
      <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
    ) : (
      <Skeleton active paragraph={{ rows: 3 }} />
    )
  return (
    <ul className="own-fields">
      {data.map(({ kind, attributes }) => (
        <li key={kind}>
          <RouterLink
            to={`/webSystemManage/web_setting/fields/${kind}`}
            aria-label={texts.edit({ kind: names[kind] })}
          >
            {names[kind]}
          </RouterLink>
          <small>{texts.count({ count: attributes.length })}</small>
        </li>
      ))}
    </ul>
  )
}

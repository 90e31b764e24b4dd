// The columns of the list of releases.
import type { ReleaseRow } from '#contract/content/release.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { releaseAddress } from './admin-release-list.ts'
import { ReleaseStateWord, ReleaseTime } from './admin-release-state.tsx'

type Columns = { main: MainColumn<ReleaseRow>; columns: ListColumn<ReleaseRow>[] }

export function useReleaseColumns(): Columns {
  const texts = useTexts('console/release/list')
  return {
    main: {
      key: 'name',
      title: texts.name,
      cell: ({ id, name, note }, folded) => (
        <span className="release-name">
          <RouterLink to={releaseAddress(id)}>{name}</RouterLink>
          {note && <small>{note}</small>}
          {folded}
        </span>
      ),
    },
    columns: [
      {
        key: 'state',
        title: texts.state,
        width: 130,
        from: 'always',
        cell: ({ state }) => <ReleaseStateWord state={state} />,
      },
      {
        key: 'entryCount',
        title: texts.entries,
        width: 100,
        align: 'end',
        cell: ({ entryCount }) => thousands(entryCount),
        folded: ({ entryCount }) => texts.entryCount({ count: entryCount }),
      },
      {
        key: 'when',
        title: texts.when,
        width: 260,
        cell: (release) => <ReleaseTime release={release} />,
      },
      {
        key: 'createdBy',
        title: texts.by,
        width: 130,
        from: 'roomy',
        ellipsis: true,
        cell: ({ createdBy }) => createdBy,
        folded: false,
      },
      {
        key: 'updateTime',
        title: texts.updated,
        width: 150,
        sort: true,
        from: 'roomy',
        cell: ({ updateTime }) => <TimePassed time={updateTime} />,
        folded: false,
      },
    ],
  }
}

// Words that visitors searched for and that found nothing, the latest first.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { createPath, useHref } from 'react-router'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { MissingWord } from '#contract/site/search.ts'
import { ChoiceFilter, FilterBar } from '#web/admin/list/filters/filters.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { RowActions } from '#web/admin/list/row-actions.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { forgetMissing, forgetWord, type MissingQuery, missingPageQuery } from './admin-api.ts'
import { MISSING_LIST } from './admin-missing-list.ts'

export function AdminMissingPage() {
  const texts = useTexts('console/search')
  const list = useList(MISSING_LIST)
  const may = useMay()
  const { forget, forgetting } = useForget()
  const search = useHref('/keyword')
  const open = ({ word }: MissingWord) => {
    const query = createPath({ pathname: search, search: `?${new URLSearchParams({ keyword: word })}` })
    window.open(query, '_blank', 'noopener')
  }
  return (
    <ListPage<MissingWord>
      name="web_search"
      title={texts.title}
      description={texts.description}
      words={texts}
      list={list}
      asked={useQuery(missingPageQuery(list.query as MissingQuery))}
      filters={
        <FilterBar filtered={list.filtered} onReset={list.reset}>
          <ChoiceFilter
            label={texts.language}
            any={texts.anyLanguage}
            value={list.state.lang}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={(lang) => list.change({ lang })}
          />
        </FilterBar>
      }
      main={{
        key: 'word',
        title: texts.word,
        cell: ({ word, lang }, folded) => (
          <span>
            <bdi lang={lang}>{word}</bdi>
            {folded}
          </span>
        ),
      }}
      columns={[
        {
          key: 'lang',
          title: texts.language,
          width: 130,
          cell: ({ lang }) => LANGUAGE_NAMES[lang],
        },
        {
          key: 'times',
          title: texts.times,
          width: 110,
          align: 'end',
          sort: true,
          cell: ({ times }) => thousands(times),
          folded: ({ times }) => texts.timesOf({ times }),
        },
        {
          key: 'lastTime',
          title: texts.last,
          width: 170,
          sort: true,
          cell: ({ lastTime }) => <TimePassed time={lastTime} />,
        },
      ]}
      rowName={({ word }) => word}
      actionsWidth={230}
      actions={(row) => (
        <RowActions
          name={row.word}
          busy={forgetting === row.id}
          actions={[
            { key: 'look', label: texts.look, onClick: () => open(row) },
            ...(may('web_search:delete')
              ? [{ key: 'forget', label: texts.forget, onClick: () => forget(row) }]
              : []),
          ]}
        />
      )}
    />
  )
}

function useForget() {
  const texts = useTexts('console/search')
  const { message } = App.useApp()
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    ...forgetWord(),
    onSettled: () => forgetMissing(client),
  })
  return {
    forget: ({ id, word }: MissingWord) =>
      mutate(id, { onSuccess: () => void message.success(texts.forgotten({ word })) }),
    forgetting: isPending ? variables : null,
  }
}

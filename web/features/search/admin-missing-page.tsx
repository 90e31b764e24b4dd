// Words that visitors searched for and that found nothing, the latest first.
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { createPath, useHref } from 'react-router'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { MissingWord } from '#contract/site/search.ts'
import { useChange } from '#web/admin/forms/record-change.tsx'
import { oneOf } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { forgetMissing, forgetWord, missingPageQuery } from './admin-api.ts'
import { SynonymsDrawer } from './admin-synonyms-drawer.tsx'

const MISSING_LIST = listAddress({
  filters: { lang: oneOf(STAFF_LANGUAGES) },
  sorts: ['times', 'lastTime'],
  sort: '-lastTime',
})

export function AdminMissingPage() {
  const texts = useTexts('console/search')
  const list = useList(MISSING_LIST)
  const { change } = useChange(forgetMissing)
  const search = useHref('/keyword')
  const open = ({ word }: MissingWord) => {
    const query = createPath({ pathname: search, search: `?${new URLSearchParams({ keyword: word })}` })
    window.open(query, '_blank', 'noopener')
  }
  const [editing, setEditing] = useState(false)
  return (
    <>
      <ListPage
        name="web_search"
        words={texts}
        buttons={<Button onClick={() => setEditing(true)}>{texts.synonyms}</Button>}
        list={list}
        // Visitors add to it all the time.
        asked={useQuery({ ...missingPageQuery(list.query), staleTime: 0 })}
        filters={[
          {
            name: 'lang',
            label: texts.language,
            any: texts.anyLanguage,
            option: (language) => LANGUAGE_NAMES[language],
          },
        ]}
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
          timeColumn('lastTime', texts.last, { width: 170, sort: true }),
        ]}
        rowName={({ word }) => word}
        actionsWidth={230}
        actions={(row) => [
          { key: 'look', label: texts.look, onClick: () => open(row) },
          {
            key: 'forget',
            permit: 'web_search:delete',
            label: texts.forget,
            onClick: () => change(texts.forgotten({ word: row.word }), () => forgetWord(row.id)),
          },
        ]}
      />
      {editing && <SynonymsDrawer onClose={() => setEditing(false)} />}
    </>
  )
}

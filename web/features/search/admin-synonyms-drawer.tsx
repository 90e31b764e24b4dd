// The words of one meaning that the search knows, per language: a line for each meaning.
import { useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import type { Text } from '#contract/languages/language.ts'
import type { Synonyms } from '#contract/site/search-synonyms.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { useRecordForm } from '#web/admin/forms/record-form.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { keepSynonyms, synonymsQuery } from './admin-api.ts'

/** As in `contract/site/search-synonyms.ts`, which would bring the validator along. */
const LONGEST = 20_000

type Fields = { groups: Text }

const storedOf = ({ version, groups }: Synonyms) => ({ id: 1, version, fields: { groups } })

/** Rendered while it is open. */
export function SynonymsDrawer({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/search')
  const asked = useQuery(synonymsQuery)
  if (asked.data) return <SynonymsForm stored={asked.data} onClose={onClose} />
  return (
    <Drawer open title={texts.synonymsTitle} size="min(560px, 100vw)" onClose={onClose}>
      <Pending asked={asked} rows={8} />
    </Drawer>
  )
}

function SynonymsForm({ stored, onClose }: { stored: Synonyms; onClose: () => void }) {
  const texts = useTexts('console/search')
  const { message } = useApp()
  const mayChange = useMay()('web_search:update')
  const form = useRecordForm<Fields, Synonyms>({
    form: 'synonyms',
    begin: storedOf(stored),
    tidy: (fields) => fields,
    storedOf: (current) => storedOf(current as Synonyms),
    write: ({ version }, mine) => keepSynonyms({ version, ...mine }),
    onSaved: () => {
      void message.success(texts.synonymsSaved)
      onClose()
    },
  })
  return (
    <RecordDrawer<Fields>
      title={texts.synonymsTitle}
      form={form}
      onClose={onClose}
      words={fieldWords<Fields>({ groups: texts.groups })}
      {...(!mayChange && { saves: [] })}
    >
      <p className="dialog-says">{texts.synonymsText}</p>
      <TextInThree
        id="synonyms.groups"
        label={texts.groups}
        hint={texts.groupsHint}
        value={form.fields.groups}
        onChange={(groups) => form.change({ groups })}
        max={LONGEST}
        long
        disabled={!mayChange}
        error={Object.values(form.errors)[0]}
      />
    </RecordDrawer>
  )
}

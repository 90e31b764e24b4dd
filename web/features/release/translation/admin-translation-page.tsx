// The translation desk: what needs translations, drafts and files of them, and the terms to keep to.
import { BookOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { UntranslatedRow } from '#contract/translation/desk.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import type { Selection } from '#web/admin/list/use-selection.ts'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { deskQuery, exportFile, forgetDesk, untranslatedPageQuery } from './admin-api.ts'
import { GlossaryDrawer } from './admin-glossary-drawer.tsx'
import { ImportButton } from './admin-import-button.tsx'
import { SentencesDrawer } from './admin-sentences-drawer.tsx'
import { TRANSLATION_LIST } from './admin-translation-list.ts'
import { DraftedNotice } from './admin-translation-notice.tsx'
import { useDrafts } from './admin-use-drafts.ts'
import './admin-translation.css'

/** Records of one file, as in `contract/translation/desk.ts`, which would bring the validator along. */
const FILE_RECORDS = 50

export function AdminTranslationPage() {
  const texts = useTexts('console/release/translation')
  const shown = useLanguage()
  const list = useList(TRANSLATION_LIST)
  const { data: desk } = useQuery(deskQuery())
  const targets = STAFF_LANGUAGES.filter((language) => language !== desk?.source)
  const language = desk ? (targets.find((one) => one === list.state.language) ?? targets[0] ?? null) : null
  const drafts = useDrafts(language)
  const [looked, setLooked] = useState<UntranslatedRow | null>(null)
  const [glossary, setGlossary] = useState(false)
  const nameOf = ({ title }: UntranslatedRow) => textIn(title, shown) || texts.unnamed
  return (
    <>
      <ListPage
        name="web_translation"
        words={texts}
        list={list}
        asked={useQuery({
          ...untranslatedPageQuery({ ...list.query, language: language ?? 'en' }),
          enabled: language !== null,
        })}
        buttons={
          <>
            <Button icon={<BookOutlined />} onClick={() => setGlossary(true)}>
              {texts.glossary({ count: desk?.terms ?? 0 })}
            </Button>
            <Permit for="web_translation:draft">
              <ImportButton onImported={drafts.hear} />
            </Permit>
          </>
        }
        tabs={
          <>
            {desk && language && (
              <div className="translation-ways">
                <span>{texts.from({ language: LANGUAGE_NAMES[desk.source] })}</span>
                <Segmented<Language>
                  aria-label={texts.into}
                  value={language}
                  onChange={(next) => list.change({ language: next })}
                  options={targets.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
                />
                <small>
                  {texts.remembered({ count: desk.remembered })}{' '}
                  {desk.machine ? texts.machineIs({ name: desk.machine }) : texts.noMachine}
                </small>
              </div>
            )}
            {drafts.made && <DraftedNotice made={drafts.made} onClose={() => drafts.hear(null)} />}
          </>
        }
        filters={[
          { name: 'kind', label: texts.kind, any: texts.anyKind, option: useKindOption() },
          { name: 'gap', label: texts.gap, any: texts.anyGap, option: (gap) => texts.gaps[gap] },
        ]}
        {...useTranslationColumns(nameOf)}
        rowName={nameOf}
        onOpen={setLooked}
        actions={(row) => [{ key: 'look', label: texts.look, onClick: () => setLooked(row) }]}
        actionsWidth={120}
        bulk={[
          {
            key: 'memory',
            permit: 'web_translation:draft',
            label: texts.byMemory,
            ask: texts.askMemory,
            description: texts.memoryText,
            run: (row) => drafts.run(row, 'memory'),
            done: texts.looked,
          },
          ...(desk?.machine
            ? [
                {
                  key: 'machine',
                  permit: 'web_translation:draft' as const,
                  label: texts.byMachine({ name: desk.machine }),
                  ask: texts.askMachine,
                  description: texts.machineText({ name: desk.machine }),
                  run: (row: UntranslatedRow) => drafts.run(row, 'machine'),
                  done: texts.looked,
                },
              ]
            : []),
        ]}
        bulkMore={(selection) => language && <FileOf selection={selection} language={language} />}
        forget={async (client) => {
          await drafts.finish()
          await forgetDesk(client)
        }}
      />
      {looked && language && (
        <SentencesDrawer row={looked} language={language} onClose={() => setLooked(null)} />
      )}
      {glossary && <GlossaryDrawer onClose={() => setGlossary(false)} />}
    </>
  )
}

function FileOf({ selection, language }: { selection: Selection<UntranslatedRow>; language: Language }) {
  const texts = useTexts('console/release/translation')
  const records = selection.rows.slice(0, FILE_RECORDS).map(({ kind, id }) => ({ kind, id }))
  return (
    <>
      <ExportButton size="small" label={texts.export} make={() => exportFile({ language, records })} />
      {selection.rows.length > FILE_RECORDS && <small>{texts.exportMost({ count: FILE_RECORDS })}</small>}
    </>
  )
}

function useKindOption() {
  const kinds = useKindNames('many')
  return (kind: keyof typeof kinds) => kinds[kind]
}

function useTranslationColumns(nameOf: (row: UntranslatedRow) => string): Columns<UntranslatedRow> {
  const texts = useTexts('console/release/translation')
  const kinds = useKindNames('one')
  const formOf = useFormAddress()
  return {
    main: {
      key: 'title',
      title: texts.record,
      cell: (row, folded) => {
        const form = formOf({ kind: row.kind, id: row.id })
        return (
          <span className="translation-record">
            {form ? <RouterLink to={form}>{nameOf(row)}</RouterLink> : nameOf(row)}
            {row.detail && <small className="translation-detail">{row.detail}</small>}
            {folded}
          </span>
        )
      },
    },
    columns: [
      { key: 'kind', title: texts.kind, width: 170, ellipsis: true, cell: ({ kind }) => kinds[kind] },
      {
        key: 'gap',
        title: texts.gap,
        width: 170,
        from: 'always',
        cell: ({ gap }) => (
          <span className="translation-gap" data-gap={gap}>
            {texts.gaps[gap]}
          </span>
        ),
      },
      timeColumn('updateTime', texts.updated, { width: 170, from: 'roomy' }),
    ],
  }
}

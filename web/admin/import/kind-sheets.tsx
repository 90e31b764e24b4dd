// The records of a kind out to a spreadsheet and in from one: the buttons of its list.
import { UploadOutlined } from '@ant-design/icons'
import type { QueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { KindOf } from '#contract/kinds/kind.ts'
import type { KindWords } from '#contract/kinds/words.ts'
import type { Button as ButtonKey } from '#contract/wire/resource.ts'
import { kindNames } from '#web/admin/kinds/kind-names.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { downloadSheet, uploadSheet } from './admin-api.ts'
import type { ImportWords } from './import-kind.ts'

/** Comes with the first click. */
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }))

type Props = {
  kind: Pick<KindOf, 'page' | 'knownBy'> & { kind: keyof ReturnType<typeof kindNames> }
  words: Pick<KindWords, 'name' | 'fields'>
  /** What the list shows; all its pages are taken out. */
  query: object
  forget: (client: QueryClient) => unknown
}

export function KindSheets({ kind: { kind, page, knownBy }, words, query, forget }: Props) {
  const texts = useTexts('console/list/import').kind
  const { export: exportText, import: importText } = useTexts('console/list/records')
  const [, , many] = kindNames(useLanguage())[kind].log
  const [open, setOpen] = useState(false)
  const dialog: ImportWords = {
    ...texts,
    title: texts.title({ many }),
    name: words.name,
    columns: {},
    updateHint: knownBy ? texts.knownBy({ field: words.fields[knownBy] ?? knownBy }) : texts.knownById,
  }
  return (
    <>
      <Permit for={`${page}:export` as ButtonKey}>
        <ExportButton
          label={exportText}
          make={downloadSheet(kind, 'export', { ...query, page: undefined, limit: undefined })}
        />
      </Permit>
      <Permit for={`${page}:import` as ButtonKey}>
        <Button icon={<UploadOutlined />} onClick={() => setOpen(true)}>
          {importText}
        </Button>
      </Permit>
      {open && (
        <Suspense>
          <ImportDialog
            kind={{
              updates: true,
              template: downloadSheet(kind, 'importTemplate', {}),
              check: uploadSheet(kind, 'importCheck'),
              write: uploadSheet(kind, 'import'),
              forget,
            }}
            words={dialog}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

// Says what is missing before a record can be published, and leads to where it is completed.

import type { FieldMessages } from '#contract/wire/answer.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'

/** `complete` opens the record's form. */
export function useTellMissing(): (name: string, fields: FieldMessages, complete: () => void) => void {
  const texts = useTexts('console/list/records')
  const { modal } = useApp()
  return (name, fields, complete) => {
    modal.confirm({
      title: texts.notPublished({ name }),
      content: (
        <ul className="missing-list">
          {[...new Set(Object.values(fields))].map((description) => (
            <li key={description}>{description}</li>
          ))}
        </ul>
      ),
      okText: texts.completeIt,
      cancelText: texts.close,
      onOk: complete,
    })
  }
}

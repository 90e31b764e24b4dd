// The button that reads the file of a kind into the list, where it waits to be applied.
import { Alert } from 'antd'
import { useState } from 'react'
import { saidIn } from '#contract/kinds/own-kinds.ts'
import { FileButton } from '#web/admin/page-parts/file-button.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { kindIn } from './admin-kind-file.ts'
import { type KindDraft, newKind } from './admin-kinds-draft.ts'

type Props = { kinds: readonly KindDraft[]; disabled: boolean; onKind: (draft: KindDraft) => void }

export function ImportKind({ kinds, disabled, onKind }: Props) {
  const texts = useTexts('console/setting').ownKinds
  const language = useLanguage()
  const { message } = useApp()
  const [failure, setFailure] = useState('')

  async function take(file: File) {
    const kind = kindIn(await file.text().catch(() => ''))
    if (!kind) return setFailure(texts.noKind({ file: file.name }))
    if (kinds.some(({ list }) => list === kind.list)) return setFailure(texts.there({ address: kind.list }))
    setFailure('')
    onKind(newKind(kind))
    void message.success(texts.imported({ kind: saidIn(kind.many, language) || kind.list }))
  }
  return (
    <>
      <FileButton
        label={texts.import}
        accept={['.json', 'application/json']}
        disabled={disabled}
        onFiles={([file]) => file && void take(file)}
      >
        {texts.import}
      </FileButton>
      {failure && <Alert type="error" role="alert" showIcon title={failure} className="own-kinds-failure" />}
    </>
  )
}

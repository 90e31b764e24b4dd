// Takes a file of translators in, and says what of it could not be proposed.
import { UploadOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import type { Skipped } from '#contract/translation/desk.ts'
import { FileButton } from '#web/admin/page-parts/file-button.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { forgetDesk, importFile } from './admin-api.ts'
import type { Drafted } from './admin-use-drafts.ts'

const NAME_LENGTH = 120
/** As in `contract/translation/desk.ts`, which would bring the validator along. */
const FILE_BYTES = 900_000

type Problem = { name: string; failure: string; skipped: readonly Skipped[] }

export function ImportButton({ onImported }: { onImported: (made: Drafted) => void }) {
  const texts = useTexts('console/release/translation')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const take = async (file: File) => {
    setBusy(true)
    const name = file.name.slice(-NAME_LENGTH)
    try {
      if (file.size > FILE_BYTES) {
        setProblem({ name, failure: texts.tooLong, skipped: [] })
        return
      }
      const { proposals, texts: count, skipped } = await importFile(name, await file.text())
      onImported({ proposals, texts: count, left: skipped.length })
      if (skipped.length > 0) setProblem({ name, failure: '', skipped })
      await forgetDesk(client)
    } catch (error) {
      setProblem({ name, failure: plainWords(error), skipped: [] })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <FileButton
        label={texts.importFile}
        accept={['.xlf', '.xliff']}
        icon={<UploadOutlined />}
        loading={busy}
        onFiles={([file]) => file && void take(file)}
      >
        {texts.import}
      </FileButton>
      {problem && (
        <Modal
          open
          title={problem.name}
          onCancel={() => setProblem(null)}
          footer={<Button onClick={() => setProblem(null)}>{texts.close}</Button>}
        >
          {problem.failure ? (
            <Alert type="error" role="alert" showIcon title={problem.failure} />
          ) : (
            <>
              <p className="dialog-says">{texts.skipped({ count: problem.skipped.length })}</p>
              <ul className="translation-skipped">
                {problem.skipped.map(({ kind, id, path, why }) => (
                  <li key={`${kind} ${id} ${path}`}>
                    <code>
                      {kind} {id}, {path}
                    </code>
                    {texts.why[why]}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Modal>
      )}
    </>
  )
}

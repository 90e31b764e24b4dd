// What a page shows in place of data that did not come: what happened, and another try.
import { Button } from 'antd'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'

type Props = { error: Error; onAgain: () => void; busy?: boolean }

export function LoadFailed({ error, onAgain, busy = false }: Props) {
  const texts = useTexts('console/frame/console')
  return (
    <div className="load-failed" role="alert">
      <h2>{texts.failedTitle}</h2>
      <p>{plainWords(error)}</p>
      <Button onClick={onAgain} loading={busy}>
        {texts.again}
      </Button>
    </div>
  )
}

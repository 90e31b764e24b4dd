// What a page shows in place of data that did not come: what happened, and another try; of a record that is gone, the way to the others.
import { Button } from 'antd'
import { CODE } from '#contract/wire/answer.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LinkButton } from './link-button.tsx'

type Props = {
  error: Error
  onAgain: () => void
  busy?: boolean
  /** Of a page over one record. */
  gone?: { title: string; back: string; to: string }
}

export function LoadFailed({ error, onAgain, busy = false, gone }: Props) {
  const texts = useTexts('console/frame/console')
  if (gone && error instanceof Refused && error.code === CODE.notFound) {
    return (
      <div className="load-failed" role="alert">
        <h1>{gone.title}</h1>
        <LinkButton to={gone.to}>{gone.back}</LinkButton>
      </div>
    )
  }
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

// Says on top of a form what of it the person may write, if that is not all.
import { Alert } from 'antd'
import { useLimitWords } from '#web/admin/rights/limit-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { Reach } from './reach.ts'

export function ReachNote({ reach }: { reach: Reach | null }) {
  const texts = useTexts('console/editor/limits')
  const words = useLimitWords()
  if (reach === null) return null
  const some = reach.limits.filter((one) => reach.own || !one.own)
  // A role that is limited to own records alone reaches all of such a record.
  if (some.some(({ languages, groups }) => languages === null && groups === null)) return null
  const what = some.map((one) => words({ ...one, own: false })).join('; ')
  return (
    <Alert
      type="info"
      showIcon
      className="editor-note"
      title={some.length === 0 ? texts.notOwn : texts.only({ what })}
    />
  )
}

// The way to the error log; there only when something went wrong (spec §2, §4).
import { BugOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useContext, useState, useSyncExternalStore } from 'react'
import { Counted } from '#web/admin/page-parts/counted.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { ErrorEntry, ErrorLog } from './error-log.ts'
import { ErrorLogContext } from './error-log.ts'

const ErrorViewer = lazy(async () => ({ default: (await import('./error-viewer.tsx')).ErrorViewer }))

export function ErrorButton() {
  const log = useContext(ErrorLogContext)
  return log && <Errors log={log} />
}

function Errors({ log }: { log: ErrorLog }) {
  const texts = useTexts('console/frame/bar')
  const entries = useSyncExternalStore(log.subscribe, log.getSnapshot, log.getSnapshot)
  const [open, setOpen] = useState(false)
  const clear = () => {
    setOpen(false)
    log.clear()
  }
  const count = entries.reduce((sum: number, entry: ErrorEntry) => sum + entry.count, 0)
  return (
    <>
      {count > 0 && (
        <Button
          type="text"
          danger
          aria-label={texts.errors({ count })}
          title={texts.errorLog}
          icon={
            <Counted count={count}>
              <BugOutlined />
            </Counted>
          }
          onClick={() => setOpen(true)}
        />
      )}
      {open && (
        <Suspense>
          <ErrorViewer entries={entries} onClear={clear} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

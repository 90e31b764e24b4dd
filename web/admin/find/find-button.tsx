// Opens the search over the console, by its field in the top bar or Ctrl/Cmd+K; the search itself comes with the first use (spec §2).
import { SearchOutlined } from '@ant-design/icons'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ConsolePages } from '#web/admin/frame/sidebar/sidebar-items.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './find-button.css'

const FindDialog = lazy(async () => ({ default: (await import('./find-dialog.tsx')).FindDialog }))

export function FindButton({ pages }: { pages: ConsolePages }) {
  const texts = useTexts('console/frame/parts').findButton
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      // Browsers put their own search behind the same keys.
      event.preventDefault()
      // Below an enlarged picture the search could neither be seen nor reached.
      if (!document.querySelector('dialog:modal')) setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-label={texts.find}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SearchOutlined />
        <span>{texts.find}</span>
      </button>
      {open && (
        <Suspense>
          <FindDialog pages={pages} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

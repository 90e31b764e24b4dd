// Opens the search for pages, by click or Ctrl/Cmd+K; the search itself comes with the first use (spec §2).
import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { BAR_TEXTS } from '#web/admin/bar-texts.ts'
import type { ConsolePages } from '#web/admin/sidebar-items.ts'
import { useTexts } from '#web/i18n/language.tsx'

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

export function SearchButton({ pages }: { pages: ConsolePages }) {
  const texts = useTexts(BAR_TEXTS)
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
      <Button
        type="text"
        icon={<SearchOutlined />}
        aria-label={texts.search}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${texts.search} (Ctrl+K)`}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <SearchDialog pages={pages} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

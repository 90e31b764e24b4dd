// Opens the import from WordPress, on the list of news.
import { ImportOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'

/** Comes with the first click. */
const NewsImport = lazy(async () => ({ default: (await import('./admin-news-import.tsx')).NewsImport }))

export function NewsImportButton() {
  const texts = useTexts('console/news/import')
  const [open, setOpen] = useState(false)
  return (
    <Permit for="web_news:import">
      <Button icon={<ImportOutlined />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && (
        <Suspense>
          <NewsImport onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Permit>
  )
}

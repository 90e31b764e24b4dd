// Tells the server of each page that a visitor opens within the application; the first one behind a canonical address it knows.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { tellVisit } from '#web/client/visit.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { useDoor } from '#web/site/links/doorway.tsx'
import { usePreview } from '#web/site/notices/preview.tsx'

/** Pages and filters of a list are the same page; another record or another search is not. */
const RECORD = /[?&]((?:id|keyword)=[^&]*)/

export function useVisit() {
  const { pathname, search } = useLocation()
  const { hash } = useDoor()
  const preview = usePreview()
  const language = useLanguage()
  const last = useRef<string | null>(null)
  const record = RECORD.exec(search)?.[1]
  const path = record ? `${pathname}?${record}` : pathname
  useEffect(() => {
    const first = last.current === null
    if (last.current === path) return
    last.current = path
    if (preview || (first && !hash)) return
    tellVisit({ path: path.slice(0, 300), language, referrer: first ? cameFrom() : null })
  }, [path, hash, preview, language])
}

/** The host that led here, `''` for none, null for this site itself. */
function cameFrom() {
  const host = document.referrer.split('/', 3)[2] ?? ''
  return host === location.host ? null : host.slice(0, 200)
}

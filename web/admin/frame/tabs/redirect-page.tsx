// `/redirect/{fullPath}`: the page at that address begins anew, with its query (spec §2).
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { safeRedirect } from '#web/session/redirect.ts'
import { useTabs } from './tabs-provider.tsx'

export function RedirectPage() {
  const { pathname, search, hash } = useLocation()
  const { refreshAt } = useTabs()
  const went = useRef(false)
  useEffect(() => {
    if (went.current) return
    went.current = true
    void refreshAt(safeRedirect(pathname.replace(/^\/redirect/i, '') + search + hash))
  }, [pathname, search, hash, refreshAt])
  return null
}

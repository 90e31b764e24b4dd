// The public site as it will be with all of a release: opened in a window of its own, or its link copied.
import { App } from 'antd'
import { useHref } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { openReleasePreview } from './admin-api.ts'
import { DETAIL_TEXTS } from './admin-detail-texts.ts'

const HOME = '/HomePage'

export function useReleasePreview(id: number) {
  const texts = useTexts(DETAIL_TEXTS)
  const { message } = App.useApp()
  const root = useHref('/').replace(/\/$/, '')

  const linkTo = async (path: string) => {
    const { token } = await openReleasePreview(id)
    return new URL(`${root}${path}?preview=${encodeURIComponent(token)}`, location.href).href
  }
  const handOver = (link: string) => void message.info(texts.copyFailed(link), 10)
  return {
    open: async (path = HOME) => {
      // Opened before the answer comes, or the browser would take it for an unasked window.
      const page = window.open('', '_blank')
      try {
        const link = await linkTo(path)
        if (page) page.location.href = link
        else handOver(link)
      } catch (error) {
        // The frame has told the refusal.
        console.error(error)
        page?.close()
      }
    },
    copy: async () => {
      try {
        const link = await linkTo(HOME)
        try {
          await navigator.clipboard.writeText(link)
          void message.success(texts.copied)
        } catch {
          // Without TLS there is no clipboard.
          handOver(link)
        }
      } catch (error) {
        console.error(error)
      }
    },
  }
}

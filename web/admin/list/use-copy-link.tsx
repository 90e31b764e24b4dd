// Copies the link to what a list shows.
import { App, Input } from 'antd'
import { useHref, useLocation } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { LIST_TEXTS } from './list-texts.ts'

/** Copies the address of this page with another query; where the browser does not allow it, the link is shown. */
export function useCopyLink(): (query: string) => Promise<void> {
  const texts = useTexts(LIST_TEXTS)
  const { message, modal } = App.useApp()
  const base = useHref(useLocation().pathname)
  return async (query) => {
    const link = new URL(query === '' ? base : `${base}?${query}`, location.href).href
    try {
      await navigator.clipboard.writeText(link)
      void message.success(texts.linkCopied)
    } catch {
      // Not over https, or not allowed.
      modal.info({
        title: texts.linkHere,
        icon: null,
        okText: texts.close,
        content: (
          <Input
            readOnly
            value={link}
            aria-label={texts.linkHere}
            onFocus={({ target }) => target.select()}
          />
        ),
      })
    }
  }
}

// A link for the clipboard; where the browser does not allow that, the link is shown to be copied by hand.
import { Input } from 'antd'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'

/** Copies a link and says so in the words given. */
export function useHandOverLink(): (link: string, copied: string) => Promise<void> {
  const texts = useTexts('console/frame/parts').handOverLink
  const { message, modal } = useApp()
  return async (link, copied) => {
    try {
      await navigator.clipboard.writeText(link)
      void message.success(copied)
    } catch {
      // Not over https, or not allowed.
      modal.info({
        title: texts.here,
        icon: null,
        okText: texts.close,
        content: (
          <Input readOnly value={link} aria-label={texts.here} onFocus={({ target }) => target.select()} />
        ),
      })
    }
  }
}

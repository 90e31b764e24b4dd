// Public pages as staff open them: by their canonical address, and with a secret that shows what is not published yet.
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useHandOverLink } from './hand-over-link.tsx'

/** The canonical address of a page of the site, in the language of the console. */
export function usePublicAddress(): (path: string) => string {
  const language = useLanguage()
  return (path) => `/${language}${path}`
}

/** `secret` makes the token of a preview; null means that there is nothing to be seen, which was told. */
export function usePreviewLink(secret: () => Promise<string | null>) {
  const texts = useTexts('console/frame/parts').previewLink
  const address = usePublicAddress()
  const handOver = useHandOverLink()

  const linkTo = async (path: string) => {
    const token = await secret()
    return token && new URL(`${address(path)}?preview=${encodeURIComponent(token)}`, location.href).href
  }
  return {
    open: async (path: string) => {
      // Opened before the answer comes, or the browser would take it for an unasked window.
      const page = window.open('', '_blank')
      try {
        const link = await linkTo(path)
        if (!link) page?.close()
        else if (page) page.location.href = link
        else await handOver(link, texts.copied)
      } catch (error) {
        // The frame has told the refusal.
        console.error(error)
        page?.close()
      }
    },
    copy: async (path: string) => {
      try {
        const link = await linkTo(path)
        if (link) await handOver(link, texts.copied)
      } catch (error) {
        console.error(error)
      }
    },
  }
}

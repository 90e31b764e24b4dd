// The pictures of a list in a form, enlarged.
import { useQueries } from '@tanstack/react-query'
import { mediaQuery } from '#web/admin/admin-api.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { PicturePreview } from '#web/ui/pictures/picture-preview.tsx'

/** Stands in while the size of a picture is not known. */
const SIZE = { width: 1600, height: 1200 }

type Props = { keys: readonly string[]; first: string; mayAsk: boolean; onClose: () => void }

export function PictureEnlargement({ keys, first, mayAsk, onClose }: Props) {
  const texts = useTexts('console/editor/pictures')
  const language = useLanguage()
  const known = useQueries({ queries: keys.map((key) => ({ ...mediaQuery(key), enabled: mayAsk })) })
  const pictures = keys.map((key, index) => {
    const media = known[index]?.data
    const alt = (media && textIn(media.alt, language)) || texts.name({ index: index + 1, count: keys.length })
    return { key, alt, width: media?.width ?? SIZE.width, height: media?.height ?? SIZE.height }
  })
  return (
    <PicturePreview
      label={texts.enlarged}
      pictures={pictures}
      at={Math.max(keys.indexOf(first), 0)}
      onClose={onClose}
    />
  )
}

// How a page will look among the results of a search engine and as a shared card.
import type { Seo, Slugs } from '#contract/content/seo.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'

/** About as much as a search engine shows before it cuts; a Chinese character takes the room of two. */
const TITLE_WIDTH = 60
const DESCRIPTION_WIDTH = 156

/** A page with an address of its own has no `slugs`. */
export type SeoForm = { seo: Seo; slugs?: Slugs }
type Props = {
  form: SeoForm
  made: { title: Text; description: Text; picture: string | null; path: string }
  language: Language
}

export function SeoPreview({ form: { seo, slugs }, made, language }: Props) {
  const texts = useTexts('console/editor/seo')
  const title = seo.title[language] || textIn(made.title, language) || texts.untitled
  const description = seo.description[language] || textIn(made.description, language)
  const picture = seo.picture ?? made.picture
  const end = slugs && (slugs[language] || slugged(title))
  return (
    <>
      <h3>{texts.result}</h3>
      <div className="seo-result" data-unlisted={!seo.listed || undefined} lang={language}>
        <small>
          {location.host} › {language} › {[made.path.split('/')[0], end].filter(Boolean).join(' › ')}
        </small>
        <strong>{cut(title, TITLE_WIDTH)}</strong>
        <p>{cut(description, DESCRIPTION_WIDTH)}</p>
      </div>
      {!seo.listed && <p className="field-hint">{texts.unlistedSays}</p>}
      <h3>{texts.card}</h3>
      <div className="seo-card" lang={language}>
        {picture ? (
          <img src={imageAddress(picture, 640, [16, 9])} alt="" width={640} height={360} />
        ) : (
          <span className="seo-no-picture">{texts.noPicture}</span>
        )}
        <div>
          <small>{location.host}</small>
          <strong>{cut(title, 70)}</strong>
          <p>{cut(description, 110)}</p>
        </div>
      </div>
    </>
  )
}

/** About what the server makes of the title when no address was typed. */
const slugged = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The text up to a width in half characters, with a sign that it goes on. */
function cut(text: string, width: number): string {
  let used = 0
  let shown = ''
  for (const sign of text) {
    used += /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u.test(sign) ? 2 : 1
    if (used > width) return `${shown.trimEnd()}…`
    shown += sign
  }
  return shown
}

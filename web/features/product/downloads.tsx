// The files of a product: what each is, in which language, of which type and size.
import type { Product } from '#contract/products/product.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText } from '#web/ui/local-text.tsx'

export function Downloads({ product }: { product: Product }) {
  const texts = useTexts('site/goods/product')
  return (
    <ul className="downloads">
      {product.downloads.map(({ key, name, type, bytes, title, language }, at) => (
        <li key={`${key}${language}`}>
          <a
            className="download"
            href={`/download/${key}`}
            download
            hrefLang={language === 'any' ? undefined : language}
          >
            <span className="file" aria-hidden="true">
              {type.toUpperCase()}
            </span>
            <span className="download-name">
              <b>{title ? <LocalText of={product} path={`downloads.${at}.title`} /> : name}</b>
              <small>
                {texts.languages[language]}
                <span className="hidden-text"> {type.toUpperCase()}</span>
              </small>
            </span>
            <span className="download-size num">{fileSize(bytes)}</span>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  )
}

// What is known of languages beside their words: of those that the interface is written in, and of any other as far as `Intl` knows it.
import { HOUSE_FACTS, type LanguageFacts } from './house-languages.ts'

const of = (name: string, locale: string, bit: number): LanguageFacts => ({
  ...{ name, mark: locale.slice(0, 2).toUpperCase(), dates: locale, numbers: locale },
  ...{ card: locale.replace('-', '_'), bit },
})
const WITH_COMMA = { spacedPercent: true, comma: true }

/** Those whose words lie in `texts/` as well; a site has them when its owner chose them. */
const MORE = {
  de: { ...of('Deutsch', 'de-DE', 8), ...WITH_COMMA },
  fr: { ...of('Français', 'fr-FR', 16), ...WITH_COMMA },
  pt: { ...of('Português', 'pt-BR', 32), comma: true },
  ja: { ...of('日本語', 'ja-JP', 64), mark: '日', fullWidth: true },
  ru: { ...of('Русский', 'ru-RU', 128), ...WITH_COMMA },
}

/** Those that the interface is written in. */
export const WRITTEN_LANGUAGES: Readonly<Record<string, LanguageFacts>> = { ...HOUSE_FACTS, ...MORE }

/** Of a language whose words are content alone. Its figures have the digits of data sheets, also where its readers have others. */
export function factsByIntl(code: string, bit: number): LanguageFacts {
  const { language, region } = new Intl.Locale(code).maximize()
  const { numberingSystem } = new Intl.NumberFormat(code).resolvedOptions()
  const plain = numberingSystem === 'latn' ? code : `${code}-u-nu-latn`
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const parts = new Intl.NumberFormat(code, { style: 'percent', minimumFractionDigits: 1 }).formatToParts(0.5)
  return {
    ...{ name: name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1), mark: code.toUpperCase() },
    ...{ dates: plain, numbers: plain, card: `${language}_${region}`, bit },
    ...(isFromTheRight(code) && { rtl: true }),
    comma: parts.some(({ type, value }) => type === 'decimal' && value === ','),
    spacedPercent: parts.some(({ type, value }) => type === 'literal' && value.trim() === ''),
  }
}

/** Programs know it by `Intl`; browsers are told in the page, since some do not. */
function isFromTheRight(code: string): boolean {
  const locale = new Intl.Locale(code) as Intl.Locale & { getTextInfo?: () => { direction?: string } }
  return locale.getTextInfo?.().direction === 'rtl'
}

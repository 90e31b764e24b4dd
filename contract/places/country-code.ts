// Which country somebody means by what they typed: a code, or a name in any language of the site.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { COUNTRY_CODES } from './countries.ts'
import { countryName } from './country-names.ts'

/** How people write some countries beside their names. */
const ALSO: Readonly<Record<string, string>> = {
  ...{
    uk: 'GB',
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    usa: 'US',
    'u s a': 'US',
    america: 'US',
  },
  ...{ 'united states of america': 'US', eeuu: 'US', 'ee uu': 'US', 'estados unidos de america': 'US' },
  ...{ uae: 'AE', emiratos: 'AE', dubai: 'AE', prc: 'CN', 'p r china': 'CN', 'mainland china': 'CN' },
  ...{ 中国大陆: 'CN', 中华人民共和国: 'CN', 阿联酋: 'AE', 台灣: 'TW', 'republica mexicana': 'MX' },
  ...{
    'czech republic': 'CZ',
    holland: 'NL',
    korea: 'KR',
    'south korea': 'KR',
    'hong kong': 'HK',
    香港: 'HK',
  },
  ...{ brasil: 'BR', deutschland: 'DE', espana: 'ES', turkey: 'TR', russia: 'RU', 'viet nam': 'VN' },
}

/** Without accents, case and signs. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

let names: ReadonlyMap<string, string> | undefined
const known = () =>
  new Map([
    ...COUNTRY_CODES.flatMap((code) =>
      LANGUAGES.map((language) => [folded(countryName(code, language)), code] as const),
    ),
    ...Object.entries(ALSO),
  ])

/** The ISO code; null where it is no country that we know. */
export function countryCode(typed: string): string | null {
  const text = folded(typed.slice(0, 100))
  // Made once somebody asks: it takes some hundred names.
  names ??= known()
  const named = names.get(text)
  if (named !== undefined) return named
  const code = text.toUpperCase()
  return COUNTRY_CODES.includes(code) ? code : null
}

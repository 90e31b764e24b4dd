// What head and foot of every paper say: the company, what the paper is, which edition, and where the newest stands.
import { encode } from 'uqr'
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { LOCALES } from '#contract/languages/locales.ts'
import { WHOLE } from '#contract/languages/whole.ts'
import { LOGO } from '#contract/site/logo-drawing.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/parts/papers')

type About = {
  language: Language
  /** What the paper is, of what, and which edition. */
  head: { title: string; of: string; edition: string }
  note: string
  /** Where the newest edition stands; null where the site knows no address of its own. */
  address: string | null
  /** The company's own picture in place of the drawn logo: a file of the paper. */
  logoFile: string | null
}

/** What `frame.typ` takes. */
export function frameOf(settings: SiteSettings, { language, head, note, address, logoFile }: About) {
  const { phone, email } = settings
  const [company, place, footNote] = [settings.companyName, settings.address, settings.footNote].map(
    (text) => pickText(text, language).text,
  )
  const reach = [phone, email].filter((one) => one !== '').join(', ')
  return {
    lang: language,
    whole: WHOLE,
    brand: settings.themeColor,
    title: `${head.title} ${head.of}`.trim(),
    logo: { file: logoFile, svg: LOGO_SVG },
    head,
    foot: {
      company,
      lines: [place, reach, footNote].filter((line) => line),
      note,
      // The numbers are known when it is set.
      page: words.page({ page: '{page}', pages: '{pages}' })[language],
      qr: address === null ? null : codeOf(address),
    },
  }
}

const LOGO_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LOGO.viewBox}"><path fill="#409eff" d="${LOGO.drop}"/><path fill="none" stroke="#fff" stroke-width="4.6" stroke-linecap="round" d="${LOGO.waves}"/><path fill="#12263f" fill-rule="evenodd" d="${LOGO.letters}"/><g fill="none" stroke="#12263f" stroke-width="7.2"><path d="${LOGO.stroke}"/><circle cx="238.9" cy="32" r="15"/></g></svg>`

/** A QR code as one path, so that no hair lines show between its squares. */
export function codeOf(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#12263f" d="${squares.join('')}"/></svg>`
}

/** `22 November 2026`, `2026年11月22日`. */
export const longDay = (at: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone }).format(at)

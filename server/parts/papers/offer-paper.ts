// The paper of a quotation: head of the company, customer, lines with their prices, sums, terms, and where to accept it.

import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { LANGUAGE_FACTS } from '#contract/languages/language-codes.ts'
import { valueWithUnit, writeNote, writeNumber } from '#contract/languages/locales.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { serverTexts } from '#server/texts.ts'
import { codeOf, frameOf, longDay } from './frame.ts'
import type { Task } from './papers.ts'

const words = serverTexts('server/parts/offers')

/** One line: so many of something at a price, less a discount in per cent. */
export type OfferLine = {
  title: string
  /** Order code, options, remarks: each on a line of its own. */
  notes: readonly string[]
  quantity: number
  price: number
  discount: number
}

export type Offer = {
  number: string
  version: number
  /** The enquiry that it answers; empty for none. */
  enquiry: string
  day: number
  validUntil: number
  /** Company, person, street, place: as on an envelope. */
  customer: readonly string[]
  from: { name: string; role: string }
  intro: string
  /** As ISO 4217 has it. */
  currency: string
  lines: readonly OfferLine[]
  /** Freight, packing, a discount on the whole as a negative amount. */
  extras: readonly { name: string; amount: number }[]
  taxes: string
  delivery: string
  payment: string
  conditions: string
  /** Where the customer accepts, declines or asks; null where the site knows no address of its own. */
  address: string | null
}

type How = { language: Language; timeZone: string; logoFile?: string | null }

/** What a line comes to, in the smallest coin of the currency: sums are of what is printed. */
export function totalOf({ quantity, price, discount }: OfferLine, currency: string): number {
  return inCoins(quantity * price * (1 - discount / 100), currency)
}

/** The whole offer without taxes. */
export const sumOf = ({ lines, extras, currency }: Pick<Offer, 'lines' | 'extras' | 'currency'>): number =>
  inCoins(
    lines.reduce((sum, line) => sum + totalOf(line, currency), 0) +
      extras.reduce((sum, { amount }) => sum + inCoins(amount, currency), 0),
    currency,
  )

/** Digits behind the point: two, none for yen. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

function inCoins(amount: number, currency: string): number {
  const coins = 10 ** digitsOf(currency)
  // 1.005 is a little less than it seems in binary fractions.
  return Math.sign(amount) * (Math.round(Math.abs(amount) * coins * (1 + Number.EPSILON)) / coins)
}

/** A task for `papers.set`; the caller adds the file of the logo where `logoFile` names one. */
export function offerPaper(settings: SiteSettings, offer: Offer, how: How): Task {
  const { language, timeZone, logoFile = null } = how
  const { currency } = offer
  const say = (text: Record<Language, string>) => text[language]
  const digits = digitsOf(currency)
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const money = (amount: number) => writeNumber(amount, language, fraction).replace('-', '−')
  const company = pickText(settings.companyName, language).text
  const place = pickText(settings.address, language).text
  const of = `${offer.number}-${offer.version}`
  const goods = offer.lines.reduce((sum, line) => sum + totalOf(line, currency), 0)
  const terms = [
    { name: say(words.delivery), says: offer.delivery },
    { name: say(words.payment), says: offer.payment },
    { name: say(words.conditions), says: offer.conditions },
  ]
  const facts = [
    [say(words.date), longDay(offer.day, language, timeZone)],
    [say(words.enquiry), offer.enquiry],
    [say(words.validUntil), longDay(offer.validUntil, language, timeZone)],
    [say(words.from), offer.from.name],
    [say(words.version), String(offer.version)],
  ]
  const frame = frameOf(settings, {
    ...{ language, logoFile, address: null, note: '' },
    head: { title: say(words.title), of, edition: longDay(offer.day, language, timeZone) },
  })
  return {
    template: 'offer',
    data: {
      ...frame,
      offer: {
        sender: [company, place].filter((one) => one !== '').join(', '),
        customer: offer.customer,
        facts: facts.filter(([, says]) => says !== ''),
        title: `${say(words.title)} ${of}`,
        intro: offer.intro,
        heads: headsOf(currency, language),
        lines: offer.lines.map((line, at) => ({
          ...{ position: String(at + 1), title: line.title, notes: line.notes.filter((note) => note !== '') },
          ...{ quantity: writeNumber(line.quantity, language), price: money(line.price) },
          discount:
            line.discount === 0 ? '' : valueWithUnit(writeNumber(line.discount, language), '%', language),
          total: money(totalOf(line, currency)),
        })),
        sums:
          offer.extras.length === 0
            ? []
            : [
                { name: say(words.goods), amount: money(goods) },
                ...offer.extras.map(({ name, amount }) => ({ name, amount: money(amount) })),
              ],
        total: { name: inCurrency(say(words.total), currency, language), amount: money(sumOf(offer)) },
        taxes: offer.taxes,
        terms: terms.filter(({ says }) => says !== ''),
        signs: [
          { name: offer.from.name, says: [offer.from.role, company].filter((one) => one !== '').join(', ') },
          { name: say(words.customer), says: say(words.sign) },
        ],
        code: offer.address === null ? null : codeOf(offer.address),
        scan: say(words.scan),
      },
    },
    files: {},
  }
}

const inCurrency = (name: string, currency: string, language: Language) =>
  LANGUAGE_FACTS[language].fullWidth ? writeNote(name, currency, language) : `${name}, ${currency}`

const headsOf = (currency: string, language: Language): string[] => [
  '',
  words.position[language],
  words.quantity[language],
  inCurrency(words.price[language], currency, language),
  words.discount[language],
  inCurrency(words.amount[language], currency, language),
]

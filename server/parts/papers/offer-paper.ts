// The paper of a quotation: head of the company, customer, lines with their prices, sums, terms, and where to accept it.

import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { LANGUAGE_FACTS } from '#contract/languages/language-codes.ts'
import { valueWithUnit, writeNote, writeNumber } from '#contract/languages/locales.ts'
import { amountOf, digitsOf, type QuotedLine, quoteSums } from '#contract/quotes/quote-sums.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { serverTexts } from '#server/texts.ts'
import { codeOf, frameOf, longDay } from './frame.ts'
import type { Task } from './papers.ts'

const words = serverTexts('server/parts/offers')

/** One line: so many of something at a price, less a discount in per cent, with what is chosen beside it. */
export type OfferLine = Omit<QuotedLine, 'options'> & {
  title: string
  /** Order code, options, remarks: each on a line of its own. */
  notes: readonly string[]
  /** When it comes, where that differs from the rest; empty for none. */
  delivery: string
  options: readonly { name: string; price: number; included: boolean }[]
}

export type Offer = {
  number: string
  version: number
  /** The enquiry that it answers; empty for none. */
  enquiry: string
  day: number
  /** Null in a draft that does not say. */
  validUntil: number | null
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

/** A task for `papers.set`; the caller adds the file of the logo where `logoFile` names one. */
export function offerPaper(settings: SiteSettings, offer: Offer, how: How): Task {
  const { language, timeZone, logoFile = null } = how
  const { currency } = offer
  const say = (text: Record<Language, string>) => text[language]
  const digits = digitsOf(currency)
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const money = (amount: number) => writeNumber(amount, language, fraction).replace('-', '−')
  /** How a line and each of its options fill the columns of figures. */
  const rowOf = ({ quantity, discount }: OfferLine, price: number) => ({
    ...{ quantity: writeNumber(quantity, language), price: money(price) },
    discount: discount === 0 ? '' : valueWithUnit(writeNumber(discount, language), '%', language),
    total: money(amountOf(quantity, price, discount, currency)),
  })
  const company = pickText(settings.companyName, language).text
  const place = pickText(settings.address, language).text
  const of = `${offer.number}-${offer.version}`
  const { goods, discount, total } = quoteSums(offer.lines, offer.extras, currency)
  const terms = [
    { name: say(words.delivery), says: offer.delivery },
    { name: say(words.payment), says: offer.payment },
    { name: say(words.conditions), says: offer.conditions },
  ]
  const facts = [
    [say(words.date), longDay(offer.day, language, timeZone)],
    [say(words.enquiry), offer.enquiry],
    [say(words.validUntil), offer.validUntil === null ? '' : longDay(offer.validUntil, language, timeZone)],
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
          ...{ position: String(at + 1), title: line.title },
          notes: [
            ...line.notes,
            line.delivery &&
              `${say(words.delivery)}${LANGUAGE_FACTS[language].fullWidth ? '：' : ': '}${line.delivery}`,
          ].filter((note) => note !== ''),
          ...rowOf(line, line.price),
          options: line.options.map(({ name, price, included }) => ({
            title: included ? `+ ${name}` : words.alternative({ name })[language],
            ...rowOf(line, price),
            ...(!included && { discount: '', total: say(words.notInTotal) }),
          })),
        })),
        sums:
          offer.extras.length === 0 && discount === 0
            ? []
            : [
                { name: say(words.goods), amount: money(goods - discount) },
                ...(discount === 0 ? [] : [{ name: say(words.discount), amount: money(discount) }]),
                ...offer.extras.map(({ name, amount }) => ({ name, amount: money(amount) })),
              ],
        total: { name: inCurrency(say(words.total), currency, language), amount: money(total) },
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

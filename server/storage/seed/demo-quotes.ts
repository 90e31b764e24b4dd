// Quotes of the demo, on inquiries of invented people: a draft, one that is out in its second version, an order, and a loss.
import type { Language } from '#contract/languages/language-codes.ts'
import type { QuoteContent, QuoteLine } from '#contract/quotes/quote-shapes.ts'
import type { LostReason, QuoteState } from '#contract/quotes/quote-states.ts'

/** A line names a product by its slug; its title is what that is called in the language of the quote. */
type DemoLine = Pick<QuoteLine, 'quantity' | 'price'> &
  Partial<Omit<QuoteLine, 'productId' | 'title'>> & { product: string }
type DemoVersion = {
  /** Null: a draft. */
  sentHoursAgo: number | null
  lines: readonly DemoLine[]
  extras?: QuoteContent['extras']
  intro?: string
}
export type DemoQuote = {
  /** The inquiry, by its address. */
  email: string
  state: QuoteState
  begunHoursAgo: number
  language: Language
  currency: QuoteContent['currency']
  /** Days from the first start. */
  validDays: number
  customer: string
  terms: Pick<QuoteContent, 'taxes' | 'delivery' | 'payment' | 'conditions'>
  versions: readonly DemoVersion[]
  opened?: number
  acceptedBy?: string
  orderNumber?: string
  reason?: LostReason
  lostNote?: string
}

const ES = {
  taxes: 'Exportación, sin IVA. (Demostración)',
  delivery: '4 semanas desde el pedido, CIP Monterrey (Incoterms 2020)',
  payment: '30 % con el pedido, 70 % antes del envío, por transferencia',
  conditions: 'Empresa ficticia: esta cotización es un ejemplo.',
}
const EN = {
  taxes: 'Export, free of VAT. (Demonstration)',
  delivery: '3 weeks from order, CIP (Incoterms 2020)',
  payment: '30 days net, by bank transfer',
  conditions: 'Fictional company: this quotation is an example.',
}
const ZH = {
  taxes: '另加 13% 增值税。（演示数据）',
  delivery: '订货后 3 周',
  payment: '预付 30%，发货前付清 70%，银行转账',
  conditions: '虚构公司：本报价单仅为示例。',
}

const meters: DemoLine = { product: 'lem-300', quantity: 10, price: 1480, discount: 5, note: 'DN 100, PN 16' }
const lining = { name: 'Revestimiento de PTFE', price: 190, included: true }
const remote = { name: 'Versión remota, cable de 10 m', price: 240, included: false }

export const quotes: readonly DemoQuote[] = [
  {
    ...{ email: 'marta@example.com', state: 'sent', begunHoursAgo: 150, language: 'es', currency: 'USD' },
    ...{ validDays: 6, opened: 3, terms: ES },
    customer: 'Agua Demostrativa S.A. de C.V. (demo)\nMarta Ejemplo\nMonterrey, México',
    versions: [
      {
        sentHoursAgo: 140,
        lines: [meters, { product: 'ltb-50', quantity: 2, price: 1120 }],
        extras: [{ name: 'Flete a Monterrey', amount: 690 }],
      },
      {
        sentHoursAgo: 44,
        intro: 'Gracias por su consulta. El revestimiento de PTFE va incluido, como nos pidió.',
        lines: [
          { ...meters, options: [lining, remote] },
          { product: 'ltb-50', quantity: 2, price: 1120, discount: 5, delivery: '2 semanas' },
        ],
        extras: [{ name: 'Flete a Monterrey', amount: 690 }],
      },
    ],
  },
  {
    ...{ email: 'piet@example.com', state: 'accepted', begunHoursAgo: 220, language: 'en', currency: 'USD' },
    ...{ validDays: 20, opened: 4, acceptedBy: 'Piet Sample', orderNumber: 'PO-DEMO-118', terms: EN },
    customer: 'Sample Chemicals B.V. (demo)\nPiet Sample\nRotterdam, Netherlands',
    versions: [
      {
        sentHoursAgo: 200,
        intro: 'Thank you for your inquiry. Both pumps come with spare seals.',
        lines: [
          { product: 'lcp-80-200', quantity: 2, price: 3920, discount: 4 },
          { product: 'lbv-50', quantity: 6, price: 410, note: 'DN 50, ISO 5211 flange' },
        ],
        extras: [{ name: 'Freight to Rotterdam', amount: 480 }],
      },
    ],
  },
  {
    ...{ email: 'jonas@example.com', state: 'lost', begunHoursAgo: 168, language: 'en', currency: 'EUR' },
    ...{ validDays: -1, opened: 1, reason: 'price', lostNote: 'A local supplier was cheaper.', terms: EN },
    customer: 'Demo visitor: Jonas Sample\nGermany',
    versions: [
      {
        sentHoursAgo: 160,
        lines: [{ product: 'lbv-50', quantity: 4, price: 430, note: 'Same flange as in 2014' }],
      },
    ],
  },
  {
    ...{ email: 'wang@example.com', state: 'draft', begunHoursAgo: 1, language: 'zh', currency: 'CNY' },
    ...{ validDays: 30, terms: ZH },
    customer: '示例供热公司（演示）\n王示例\n中国',
    versions: [
      {
        sentHoursAgo: null,
        lines: [{ product: 'lus-200', quantity: 12, price: 9800, note: 'DN 150，供水温度 110 °C' }],
      },
    ],
  },
]

// Inquiries of the demo: invented people who write to an invented company, under addresses that nobody has.

import type { MessageState, SpamReason } from '#contract/enquiries/message-states.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'

export type DemoMessage = {
  state: MessageState
  spam?: SpamReason
  /** Before the day of the first start. */
  hoursAgo: number
  language: Language
  name: string
  email: string
  phone?: string
  company?: string
  country?: string
  subject: string
  content: string
  trail?: string[]
  /** Products by their slugs. */
  lines?: readonly { product: string; quantity: number; size: string }[]
}

const DEMO = {
  ...eachLanguage(() => '(Demonstration)'),
  zh: '（演示数据）',
  es: '(Demostración)',
}
const demo = (language: Language, text: string) => `${text}\n\n${DEMO[language]}`

export const messages: readonly DemoMessage[] = [
  {
    state: 'new',
    hoursAgo: 2,
    language: 'en',
    name: 'Demo visitor: Clara Example',
    email: 'clara@example.com',
    phone: '+44 20 7946 0000',
    company: 'Example Water Works (demo)',
    country: 'United Kingdom',
    subject: 'Flow meters for a pumping station',
    content: demo(
      'en',
      'We are planning six measuring points, DN 200, clean water. Which meter do you recommend, and what is the delivery time?',
    ),
    trail: ['/HomePage', '/productModular', '/aboutus'],
  },
  {
    state: 'new',
    hoursAgo: 9,
    language: 'zh',
    name: '演示访客 王示例',
    email: 'wang@example.com',
    phone: '+86 510 0000 0000',
    company: '示例供热公司（演示）',
    country: '中国',
    subject: '换热站改造',
    content: demo('zh', '现有 12 个换热站需要加装热量计量，供水温度 110 °C，口径 DN 150，请提供选型和报价。'),
    trail: ['/HomePage', '/successCase'],
  },
  {
    state: 'replied',
    hoursAgo: 50,
    language: 'es',
    name: 'Visitante de demostración: Ana Ejemplo',
    email: 'ana@example.com',
    company: 'Aguas de Ejemplo (demo)',
    country: 'España',
    subject: 'Certificados',
    content: demo('es', '¿Podrían enviarnos los certificados de calibración en español?'),
  },
  {
    state: 'closed',
    hoursAgo: 170,
    language: 'en',
    name: 'Demo visitor: Jonas Sample',
    email: 'jonas@example.com',
    country: 'Germany',
    subject: 'Replacement for an older model',
    content: demo(
      'en',
      'Our valve from 2014 needs a successor with the same flange. The drawing is with our plant manager.',
    ),
  },
  {
    state: 'replied',
    hoursAgo: 152,
    language: 'es',
    name: 'Visitante de demostración: Marta Ejemplo',
    email: 'marta@example.com',
    phone: '+52 55 0000 0110',
    company: 'Agua Demostrativa S.A. de C.V. (demo)',
    country: 'México',
    subject: 'Diez medidores para agua residual',
    content: demo(
      'es',
      'Necesitamos diez medidores DN 100 y dos de turbina. ¿Qué revestimiento recomiendan?',
    ),
    lines: [
      { product: 'lem-300', quantity: 10, size: 'DN 100' },
      { product: 'ltb-50', quantity: 2, size: 'DN 50' },
    ],
  },
  {
    state: 'replied',
    hoursAgo: 224,
    language: 'en',
    name: 'Demo visitor: Piet Sample',
    email: 'piet@example.com',
    company: 'Sample Chemicals B.V. (demo)',
    country: 'Netherlands',
    subject: 'Two pumps and six valves',
    content: demo('en', 'Please quote two process pumps with spare seals, and six ball valves DN 50.'),
    lines: [
      { product: 'lcp-80-200', quantity: 2, size: '' },
      { product: 'lbv-50', quantity: 6, size: 'DN 50' },
    ],
  },
  {
    state: 'spam',
    spam: 'honeypot',
    hoursAgo: 30,
    language: 'en',
    name: 'Demo spam',
    email: 'spam@example.com',
    subject: 'First place in every search engine',
    content: demo('en', 'We bring you to the first place. Answer today.'),
  },
]

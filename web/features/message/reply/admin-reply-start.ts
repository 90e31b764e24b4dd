// How a reply begins in the language of whoever asked, which need not be the one shown; what is in braces is written out.
import type { Language } from '#contract/languages/language-codes.ts'

export const REPLY_START: Record<Language, { subject: string; body: string }> = {
  zh: { subject: '关于您的咨询', body: '{{name}}，您好：\n\n\n\n此致\n敬礼\n{{sender}}' },
  en: { subject: 'Your inquiry', body: 'Dear {{name}},\n\n\n\nKind regards,\n{{sender}}' },
  es: { subject: 'Su consulta', body: 'Hola, {{name}}:\n\n\n\nUn cordial saludo,\n{{sender}}' },
}

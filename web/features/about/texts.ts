// The words of the about-us page that are not content.
import type { Language } from '#contract/language-codes.ts'

type Texts = { about: string; phone: string; email: string; hours: string }

export const aboutTexts: Record<Language, Texts> = {
  zh: { about: '关于我们', phone: '电话', email: '邮箱', hours: '工作时间' },
  en: { about: 'About us', phone: 'Phone', email: 'E-mail', hours: 'Hours' },
  es: { about: 'Quiénes somos', phone: 'Teléfono', email: 'Correo', hours: 'Horario' },
}

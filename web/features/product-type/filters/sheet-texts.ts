// The words of the sheet of filters, which come with it.
import type { Language } from '#contract/languages/language-codes.ts'

type Texts = {
  close: string
  /** The button that leads back to the list. */
  show: (count: number, shown: string) => string
}

export const sheetTexts: Record<Language, Texts> = {
  zh: {
    close: '关闭',
    show: (_count, shown) => `查看 ${shown} 款产品`,
  },
  en: {
    close: 'Close',
    show: (count, shown) => (count === 1 ? 'Show 1 product' : `Show ${shown} products`),
  },
  es: {
    close: 'Cerrar',
    show: (count, shown) => (count === 1 ? 'Ver 1 producto' : `Ver ${shown} productos`),
  },
}

// The rules of the home page.
import type { HomeContent } from '#contract/home.ts'
import type { Reason } from '#server/failure.ts'
import { type KindRules, staffShape } from '#server/publishing/kind.ts'

export const homeRules: KindRules<HomeContent> = {
  kind: 'homepage',
  title: () => ({ zh: '首页', en: 'Home page', es: 'Página de inicio' }),
  columns: () => ({}),
  pictures: ({ slides, strengthsPicture }) => [
    ...slides.map((slide, index) => ({ field: `slides.${index}.picture`, key: slide.picture })),
    { field: 'strengthsPicture', key: strengthsPicture },
  ],
  missing: ({ slides }): Record<string, Reason> => (slides.length > 0 ? {} : { slides: slideMissing }),
  present: async (entry) => ({ ...entry.content, ...staffShape(entry) }),
}

const slideMissing: Reason = {
  zh: '首页至少需要一张轮播图',
  en: 'The home page needs at least one slide.',
  es: 'La página de inicio necesita al menos una diapositiva.',
}

// The words of the home page that are not content.
import type { Language } from '#contract/languages/language-codes.ts'

type Texts = {
  highlights: string
  slide: (number: number, count: number) => string
  previous: string
  next: string
  pause: string
  play: string
  caseKicker: string
  readCase: string
  news: string
  allNews: string
  allHot: string
  allCertificates: string
  allCases: string
}

export const homeTexts: Record<Language, Texts> = {
  zh: {
    highlights: '重点推荐',
    slide: (number, count) => `第 ${number} 张，共 ${count} 张`,
    previous: '上一张',
    next: '下一张',
    pause: '暂停轮播',
    play: '继续轮播',
    caseKicker: '客户案例',
    readCase: '阅读案例',
    news: '新闻',
    allNews: '全部新闻',
    allHot: '全部热门产品',
    allCertificates: '全部证书',
    allCases: '全部案例',
  },
  en: {
    highlights: 'Highlights',
    slide: (number, count) => `${number} of ${count}`,
    previous: 'Previous highlight',
    next: 'Next highlight',
    pause: 'Pause the carousel',
    play: 'Play the carousel',
    caseKicker: 'Case study',
    readCase: 'Read the case',
    news: 'News',
    allNews: 'All news',
    allHot: 'All popular products',
    allCertificates: 'All certificates',
    allCases: 'All cases',
  },
  es: {
    highlights: 'Destacados',
    slide: (number, count) => `${number} de ${count}`,
    previous: 'Anterior',
    next: 'Siguiente',
    pause: 'Pausar el carrusel',
    play: 'Reanudar el carrusel',
    caseKicker: 'Caso de éxito',
    readCase: 'Leer el caso',
    news: 'Noticias',
    allNews: 'Todas las noticias',
    allHot: 'Todos los más solicitados',
    allCertificates: 'Todos los certificados',
    allCases: 'Todos los casos',
  },
}

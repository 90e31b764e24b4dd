// The words of the success-case pages.
import type { Language } from '#contract/languages/language-codes.ts'

type Texts = {
  cases: string
  one: string
  lede: string
  read: string
  narrow: string
  anyIndustry: string
  anyRegion: string
  noneFits: string
  allCases: string
  gallery: string
  emptyText: string
  emptyLink: string
  results: string
  atAGlance: string
  industry: string
  region: string
  client: string
  year: string
  talk: string
  challenge: string
  solution: string
  outcome: string
  productsUsed: string
  allProducts: string
  next: string
  previous: string
  more: string
  all: string
  count: (count: number, shown: string) => string
}

export const caseTexts: Record<Language, Texts> = {
  zh: {
    cases: '客户案例',
    one: '客户案例',
    lede: '客户遇到的问题、我们的做法，以及运行之后测得的结果。',
    read: '阅读案例',
    narrow: '筛选案例',
    anyIndustry: '全部行业',
    anyRegion: '全部地区',
    noneFits: '没有符合条件的案例。',
    allCases: '查看全部案例',
    gallery: '项目图片',
    emptyText: '案例正在整理中。',
    emptyLink: '浏览产品',
    results: '数据',
    atAGlance: '项目概况',
    industry: '行业',
    region: '地区',
    client: '客户',
    year: '投运年份',
    talk: '聊聊您的项目',
    challenge: '难题',
    solution: '方案',
    outcome: '效果',
    productsUsed: '所用产品',
    allProducts: '全部产品',
    next: '下一个案例',
    previous: '上一个案例',
    more: '更多案例',
    all: '全部',
    count: (_count, shown) => `共 ${shown} 个案例`,
  },
  en: {
    cases: 'Case studies',
    one: 'Case study',
    lede: 'The problem, what we did, and the readings afterwards.',
    read: 'Read the case',
    narrow: 'Filter',
    anyIndustry: 'All industries',
    anyRegion: 'All regions',
    noneFits: 'No case matches these filters.',
    allCases: 'See all cases',
    gallery: 'Pictures of the project',
    emptyText: 'No case has been published yet.',
    emptyLink: 'Browse the products',
    results: 'Results',
    atAGlance: 'At a glance',
    industry: 'Industry',
    region: 'Region',
    client: 'Client',
    year: 'In service since',
    talk: 'Discuss your project',
    challenge: 'The challenge',
    solution: 'The solution',
    outcome: 'The outcome',
    productsUsed: 'Products used',
    allProducts: 'All products',
    next: 'Next case',
    previous: 'Previous case',
    more: 'More cases',
    all: 'All',
    count: (count, shown) => (count === 1 ? '1 case' : `${shown} cases`),
  },
  es: {
    cases: 'Casos de éxito',
    one: 'Caso de éxito',
    lede: 'El problema, lo que hicimos y lo que midieron después los instrumentos.',
    read: 'Leer el caso',
    narrow: 'Filtrar',
    anyIndustry: 'Todos los sectores',
    anyRegion: 'Todas las regiones',
    noneFits: 'Ningún caso coincide con estos filtros.',
    allCases: 'Ver todos los casos',
    gallery: 'Imágenes del proyecto',
    emptyText: 'Todavía no se publicó ningún caso.',
    emptyLink: 'Ver los productos',
    results: 'Resultados',
    atAGlance: 'De un vistazo',
    industry: 'Sector',
    region: 'Región',
    client: 'Cliente',
    year: 'En servicio desde',
    talk: 'Hablemos de su proyecto',
    challenge: 'El desafío',
    solution: 'La solución',
    outcome: 'El resultado',
    productsUsed: 'Productos utilizados',
    allProducts: 'Todos los productos',
    next: 'Siguiente caso',
    previous: 'Caso anterior',
    more: 'Más casos',
    all: 'Todos',
    count: (count, shown) => (count === 1 ? '1 caso' : `${shown} casos`),
  },
}

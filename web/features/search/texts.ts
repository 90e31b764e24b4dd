// The words of the search page.
import type { Language } from '#contract/languages/language-codes.ts'
import type { Found } from '#contract/site/search.ts'

type Texts = {
  title: string
  resultsFor: (keyword: string) => string
  count: (count: number, shown: string) => string
  kinds: string
  all: string
  kind: Record<Found['kind'], string>
  /** One of its kind. */
  one: Record<Found['kind'], string>
  startTitle: string
  emptyTitle: (keyword: string) => string
  emptyText: string
  popular: string
  allPopular: string
  latestNews: string
  allNews: string
  /** No record has all the words. */
  loosely: (missing: string) => string
  /** Others have all the words, and stand behind. */
  firstLack: (missing: string) => string
  nearest: string
  /** Between words that are missing. */
  between: string
}

export const searchTexts: Record<Language, Texts> = {
  zh: {
    title: '站内搜索',
    resultsFor: (keyword) => `“${keyword}”的搜索结果`,
    count: (_count, shown) => `${shown} 条结果`,
    kinds: '结果类别',
    all: '全部',
    kind: {
      product: '产品',
      productType: '产品分类',
      successCase: '客户案例',
      news: '新闻',
      aboutus: '公司',
    },
    one: { product: '产品', productType: '产品分类', successCase: '客户案例', news: '新闻', aboutus: '公司' },
    startTitle: '您在找什么？',
    emptyTitle: (keyword) => `没有找到与“${keyword}”相关的内容`,
    emptyText: '请检查拼写，换一个更短的词，或只输入型号的开头。',
    popular: '热门产品',
    allPopular: '全部热门产品',
    latestNews: '最新消息',
    allNews: '全部新闻',
    loosely: (missing) => `没有完全匹配的结果，以下是部分匹配的内容${missing && `，其中不含“${missing}”`}。`,
    firstLack: (missing) => `前面的结果不含“${missing}”。`,
    nearest: '您是不是要找',
    between: '”、“',
  },
  en: {
    title: 'Search',
    resultsFor: (keyword) => `Results for “${keyword}”`,
    count: (count, shown) => (count === 1 ? '1 result' : `${shown} results`),
    kinds: 'Filter results',
    all: 'All',
    kind: {
      product: 'Products',
      productType: 'Families',
      successCase: 'Case studies',
      news: 'News',
      aboutus: 'Company',
    },
    one: {
      product: 'Product',
      productType: 'Family',
      successCase: 'Case study',
      news: 'News',
      aboutus: 'Company',
    },
    startTitle: 'What are you looking for?',
    emptyTitle: (keyword) => `Nothing found for “${keyword}”`,
    emptyText: 'Check the spelling, try a shorter word, or type only the beginning of a model number.',
    popular: 'Popular products',
    allPopular: 'All popular products',
    latestNews: 'Latest news',
    allNews: 'All news',
    loosely: (missing) =>
      `No exact match. These contain some of your words${missing && `, but not “${missing}”`}.`,
    firstLack: (missing) => `The first results do not contain “${missing}”.`,
    nearest: 'Did you mean',
    between: '”, “',
  },
  es: {
    title: 'Búsqueda',
    resultsFor: (keyword) => `Resultados para «${keyword}»`,
    count: (count, shown) => (count === 1 ? '1 resultado' : `${shown} resultados`),
    kinds: 'Filtrar resultados',
    all: 'Todo',
    kind: {
      product: 'Productos',
      productType: 'Familias',
      successCase: 'Casos de éxito',
      news: 'Noticias',
      aboutus: 'Empresa',
    },
    one: {
      product: 'Producto',
      productType: 'Familia',
      successCase: 'Caso de éxito',
      news: 'Noticia',
      aboutus: 'Empresa',
    },
    startTitle: '¿Qué busca?',
    emptyTitle: (keyword) => `No se encontró nada para «${keyword}»`,
    emptyText: 'Revise la ortografía, pruebe con una palabra más corta o escriba solo el inicio del modelo.',
    popular: 'Más solicitados',
    allPopular: 'Todos los más solicitados',
    latestNews: 'Últimas noticias',
    allNews: 'Todas las noticias',
    loosely: (missing) =>
      `Sin coincidencias exactas. Estos resultados contienen algunas de sus palabras${missing && `, pero no «${missing}»`}.`,
    firstLack: (missing) => `Los primeros resultados no contienen «${missing}».`,
    nearest: 'Quizá quiso decir',
    between: '», «',
  },
}

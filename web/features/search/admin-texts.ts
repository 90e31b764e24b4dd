// The words of the page of words that found nothing.
import type { Language } from '#contract/languages/language-codes.ts'

const zh = {
  title: '无结果搜索',
  says: '访客搜索过但没有找到内容的词：可以据此补充产品、文章或用词。不记录访客本人的任何信息。',
  word: '搜索词',
  language: '语言',
  anyLanguage: '所有语言',
  times: '次数',
  timesOf: (times: number) => `${times} 次`,
  last: '最近一次',
  look: '在网站上搜索',
  forget: '移除',
  forgotten: (word: string) => `已移除“${word}”`,
  total: (_: number, written: string) => `共 ${written} 个词`,
  none: '没有无结果的搜索',
  noneSays: '访客搜索不到内容时，他们使用的词会出现在这里。',
  noneFound: '该语言没有无结果的搜索',
}
type Texts = typeof zh

const en: Texts = {
  title: 'Searches without results',
  says: 'Words that visitors searched for and that found nothing: a hint at what is missing, or at what they call it. Nothing is kept about the visitors.',
  word: 'Word',
  language: 'Language',
  anyLanguage: 'All languages',
  times: 'Times',
  timesOf: (times) => (times === 1 ? 'once' : `${times} times`),
  last: 'Last time',
  look: 'Search on the site',
  forget: 'Remove',
  forgotten: (word) => `“${word}” was removed from the list`,
  total: (total, written) => (total === 1 ? '1 word' : `${written} words`),
  none: 'No search went without results',
  noneSays: 'When visitors find nothing, the words they used appear here.',
  noneFound: 'No search in this language went without results',
}

const es: Texts = {
  title: 'Búsquedas sin resultados',
  says: 'Palabras que los visitantes buscaron y que no encontraron nada: indican qué falta o cómo lo llaman ellos. De los visitantes no se guarda nada.',
  word: 'Palabra',
  language: 'Idioma',
  anyLanguage: 'Todos los idiomas',
  times: 'Veces',
  timesOf: (times) => (times === 1 ? 'una vez' : `${times} veces`),
  last: 'Última vez',
  look: 'Buscar en el sitio',
  forget: 'Quitar',
  forgotten: (word) => `«${word}» ya no está en la lista`,
  total: (total, written) => (total === 1 ? '1 palabra' : `${written} palabras`),
  none: 'Ninguna búsqueda quedó sin resultados',
  noneSays: 'Cuando los visitantes no encuentran nada, sus palabras aparecen aquí.',
  noneFound: 'Ninguna búsqueda en este idioma quedó sin resultados',
}

export const MISSING_TEXTS: Record<Language, Texts> = { zh, en, es }

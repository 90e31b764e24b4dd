// The words of the list of success cases in the console.

const zh = {
  title: '客户案例',
  add: '新增案例',
  keyword: '关键词',
  keywordHint: '标题或客户',
  industry: '行业',
  anyIndustry: '所有行业',
  region: '地区',
  anyRegion: '所有地区',
  name: '案例',
  year: '年份',
  total: (_total: number, written: string) => `共 ${written} 个案例`,
  none: '还没有客户案例',
  noneSays: '新增的案例先是草稿，发布后访客才能看到。',
  noneFound: '没有符合筛选条件的案例',
  unnamed: '未命名',
}
type Texts = typeof zh

const en: Texts = {
  title: 'Case studies',
  add: 'Add case study',
  keyword: 'Keyword',
  keywordHint: 'Title or client',
  industry: 'Industry',
  anyIndustry: 'All industries',
  region: 'Region',
  anyRegion: 'All regions',
  name: 'Case',
  year: 'Year',
  total: (total, written) => (total === 1 ? '1 case study' : `${written} case studies`),
  none: 'No case studies yet',
  noneSays: 'A new case is a draft first; visitors see it once it is published.',
  noneFound: 'No case matches these filters',
  unnamed: 'Without a title',
}

const es: Texts = {
  title: 'Casos de éxito',
  add: 'Agregar caso de éxito',
  keyword: 'Palabra clave',
  keywordHint: 'Título o cliente',
  industry: 'Sector',
  anyIndustry: 'Todos los sectores',
  region: 'Región',
  anyRegion: 'Todas las regiones',
  name: 'Caso',
  year: 'Año',
  total: (total, written) => (total === 1 ? '1 caso de éxito' : `${written} casos de éxito`),
  none: 'Todavía no hay casos de éxito',
  noneSays: 'Un caso nuevo es primero un borrador; los visitantes lo ven al publicarlo.',
  noneFound: 'Ningún caso cumple estos filtros',
  unnamed: 'Sin título',
}

export const CASE_LIST_TEXTS = { zh, en, es }

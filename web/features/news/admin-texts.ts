// The words of the list of news in the console.

const zh = {
  title: '新闻',
  add: '新增新闻',
  import: '导入',
  keyword: '关键词',
  keywordHint: '标题、摘要、作者或来源',
  category: '分类',
  anyCategory: '所有分类',
  date: '日期',
  pinned: '置顶',
  pinnedOnly: '仅置顶',
  name: '新闻',
  author: '作者',
  total: (_total: number, written: string) => `共 ${written} 篇新闻`,
  none: '还没有新闻',
  noneSays: '新增的新闻先是草稿，发布后访客才能看到。也可以从 WordPress 导入。',
  noneFound: '没有符合筛选条件的新闻',
  unnamed: '未命名',
}
type Texts = typeof zh

const en: Texts = {
  title: 'News',
  add: 'Add news',
  import: 'Import',
  keyword: 'Keyword',
  keywordHint: 'Title, summary, author or source',
  category: 'Category',
  anyCategory: 'All categories',
  date: 'Date',
  pinned: 'Pinned',
  pinnedOnly: 'Pinned only',
  name: 'Article',
  author: 'Author',
  total: (total, written) => (total === 1 ? '1 article' : `${written} articles`),
  none: 'No articles yet',
  noneSays:
    'A new article is a draft first; visitors see it once it is published. You can also import from WordPress.',
  noneFound: 'No article matches these filters',
  unnamed: 'Without a title',
}

const es: Texts = {
  title: 'Noticias',
  add: 'Agregar noticia',
  import: 'Importar',
  keyword: 'Palabra clave',
  keywordHint: 'Título, resumen, autor o fuente',
  category: 'Categoría',
  anyCategory: 'Todas las categorías',
  date: 'Fecha',
  pinned: 'Fijada',
  pinnedOnly: 'Solo fijadas',
  name: 'Noticia',
  author: 'Autor',
  total: (total, written) => (total === 1 ? '1 noticia' : `${written} noticias`),
  none: 'Todavía no hay noticias',
  noneSays:
    'Una noticia nueva es primero un borrador; los visitantes la ven al publicarla. También puede importar desde WordPress.',
  noneFound: 'Ninguna noticia cumple estos filtros',
  unnamed: 'Sin título',
}

export const NEWS_TEXTS = { zh, en, es }

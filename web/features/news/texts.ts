// The words of the news pages.
import type { Language } from '#contract/language-codes.ts'

type Texts = {
  news: string
  lede: string
  categories: string
  all: string
  year: string
  anyYear: string
  author: string
  source: string
  files: string
  emptyTitle: string
  emptyText: string
  minutes: (minutes: number) => string
  contents: string
  share: string
  copy: string
  copied: string
  email: string
  print: string
  more: string
  previous: string
  next: string
}

export const newsTexts: Record<Language, Texts> = {
  zh: {
    news: '新闻资讯',
    lede: '来自公司、产品与实验室的消息。',
    categories: '新闻分类',
    all: '全部',
    year: '年份',
    anyYear: '全部年份',
    author: '作者',
    source: '来源',
    files: '附件下载',
    emptyTitle: '这个分类下还没有新闻',
    emptyText: '请查看全部新闻。',
    minutes: (minutes) => `阅读约 ${minutes} 分钟`,
    contents: '本文目录',
    share: '分享',
    copy: '复制链接',
    copied: '链接已复制',
    email: '通过邮件发送',
    print: '打印',
    more: '更多新闻',
    previous: '上一篇',
    next: '下一篇',
  },
  en: {
    news: 'News',
    lede: 'From the company, the products and the laboratory.',
    categories: 'Categories',
    all: 'All',
    year: 'Year',
    anyYear: 'All years',
    author: 'By',
    source: 'Source',
    files: 'Files to download',
    emptyTitle: 'Nothing in this category yet',
    emptyText: 'See all news instead.',
    minutes: (minutes) => `${minutes} min read`,
    contents: 'On this page',
    share: 'Share',
    copy: 'Copy the link',
    copied: 'Link copied',
    email: 'Send by e-mail',
    print: 'Print',
    more: 'More news',
    previous: 'Previous',
    next: 'Next',
  },
  es: {
    news: 'Noticias',
    lede: 'De la empresa, los productos y el laboratorio.',
    categories: 'Categorías',
    all: 'Todas',
    year: 'Año',
    anyYear: 'Todos los años',
    author: 'Por',
    source: 'Fuente',
    files: 'Archivos para descargar',
    emptyTitle: 'Todavía no hay nada en esta categoría',
    emptyText: 'Vea todas las noticias.',
    minutes: (minutes) => `${minutes} min de lectura`,
    contents: 'En esta página',
    share: 'Compartir',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    email: 'Enviar por correo',
    print: 'Imprimir',
    more: 'Más noticias',
    previous: 'Anterior',
    next: 'Siguiente',
  },
}

// The words of the news pages.
import type { Language } from '#contract/languages/language-codes.ts'

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
  allNews: string
  count: (count: number, shown: string) => string
  products: string
  allProducts: string
  pictures: string
  send: string
  wechat: string
  wechatSays: string
  wechatCode: string
  close: string
}

export const newsTexts: Record<Language, Texts> = {
  zh: {
    news: '新闻',
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
    minutes: (minutes) => `约 ${minutes} 分钟读完`,
    contents: '本文目录',
    share: '分享',
    copy: '复制链接',
    copied: '链接已复制',
    email: '通过邮件发送',
    print: '打印',
    more: '更多新闻',
    previous: '上一篇',
    next: '下一篇',
    allNews: '全部新闻',
    count: (_count, shown) => `共 ${shown} 篇新闻`,
    products: '文中提到的产品',
    allProducts: '全部产品',
    pictures: '文中图片',
    send: '分享到…',
    wechat: '微信分享',
    wechatSays: '用微信扫一扫，打开后点右上角即可转发给好友或分享到朋友圈。',
    wechatCode: '本页地址的二维码',
    close: '关闭',
  },
  en: {
    news: 'News',
    lede: 'News from the company, our products and the calibration lab.',
    categories: 'Categories',
    all: 'All',
    year: 'Year',
    anyYear: 'All years',
    author: 'By',
    source: 'Source',
    files: 'Files to download',
    emptyTitle: 'No articles here yet',
    emptyText: 'See all news',
    minutes: (minutes) => `${minutes} min read`,
    contents: 'On this page',
    share: 'Share',
    copy: 'Copy the link',
    copied: 'Link copied',
    email: 'Send by email',
    print: 'Print',
    more: 'More news',
    previous: 'Previous',
    next: 'Next',
    allNews: 'All news',
    count: (count, shown) => (count === 1 ? '1 article' : `${shown} articles`),
    products: 'Products in this article',
    allProducts: 'All products',
    pictures: 'Pictures of this article',
    send: 'Share with…',
    wechat: 'Share on WeChat',
    wechatSays: 'Scan with WeChat to share this page.',
    wechatCode: 'QR code with the address of this page',
    close: 'Close',
  },
  es: {
    news: 'Noticias',
    lede: 'Noticias de la empresa, los productos y el laboratorio de calibración.',
    categories: 'Categorías',
    all: 'Todas',
    year: 'Año',
    anyYear: 'Todos los años',
    author: 'Por',
    source: 'Fuente',
    files: 'Archivos para descargar',
    emptyTitle: 'Todavía no hay noticias aquí',
    emptyText: 'Ver todas las noticias',
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
    allNews: 'Todas las noticias',
    count: (count, shown) => (count === 1 ? '1 noticia' : `${shown} noticias`),
    products: 'Productos de este artículo',
    allProducts: 'Todos los productos',
    pictures: 'Imágenes de este artículo',
    send: 'Compartir con…',
    wechat: 'Compartir en WeChat',
    wechatSays: 'Escanee con WeChat para compartir esta página.',
    wechatCode: 'Código QR con la dirección de esta página',
    close: 'Cerrar',
  },
}

// The words of the header, the footer and the parts that many pages share.
import type { Language } from '#contract/languages/language-codes.ts'
import type { ProductOrder } from '#web/site/listing/product-order.ts'

export type SiteTexts = {
  skip: string
  mainNav: string
  home: string
  products: string
  cases: string
  news: string
  about: string
  contact: string
  language: string
  /** Spec §4; shown in the language just chosen. */
  switched: string
  search: string
  searchHint: string
  searchGo: string
  menu: string
  closeMenu: string
  loading: string
  allProducts: string
  unsure: string
  unsureText: string
  unsureLink: string
  company: string
  moreLinks: string
  profile: string
  service: string
  hotProducts: string
  writeToUs: string
  email: string
  phone: string
  offices: string
  crumbs: string
  pages: string
  page: (number: number) => string
  previous: string
  next: string
  productCount: (count: number, shown: string) => string
  order: string
  orders: Record<ProductOrder, string>
  hot: string
  discontinued: string
  /** The button of a form whose choices lead on by themselves where scripts run. */
  apply: string
  enlarge: string
  privacy: string
  headAlone: string
  footAlone: string
}

export const siteTexts: Record<Language, SiteTexts> = {
  zh: {
    skip: '跳到正文',
    mainNav: '主导航',
    home: '首页',
    products: '产品',
    cases: '客户案例',
    news: '新闻',
    about: '关于我们',
    contact: '联系我们',
    language: '语言',
    switched: '切换语言成功',
    search: '站内搜索',
    searchHint: '搜索型号或关键词',
    searchGo: '搜索',
    menu: '菜单',
    closeMenu: '关闭菜单',
    loading: '正在加载',
    allProducts: '全部产品',
    unsure: '不确定哪一款合适？',
    unsureText: '告诉我们介质、口径和所需精度，由工程师为您选型。',
    unsureLink: '咨询工程师',
    company: '公司',
    moreLinks: '更多链接',
    profile: '公司简介',
    service: '服务',
    hotProducts: '热门产品',
    writeToUs: '在线咨询',
    email: '邮箱',
    phone: '电话',
    offices: '办事处与地址',
    crumbs: '当前位置',
    pages: '分页',
    page: (number) => `第 ${number} 页`,
    previous: '上一页',
    next: '下一页',
    productCount: (_count, shown) => `${shown} 款产品`,
    order: '排序',
    orders: { sort: '推荐排序', productModel: '型号 A 到 Z', '-publishTime': '最新发布' },
    hot: '热门',
    discontinued: '已停产',
    apply: '筛选',
    enlarge: '查看大图',
    privacy: '隐私说明',
    headAlone: '网站页头',
    footAlone: '网站页脚',
  },
  en: {
    skip: 'Skip to content',
    mainNav: 'Main',
    home: 'Home',
    products: 'Products',
    cases: 'Case studies',
    news: 'News',
    about: 'About us',
    contact: 'Contact us',
    language: 'Language',
    switched: 'Switch Language Success',
    search: 'Search the site',
    searchHint: 'Model or keyword',
    searchGo: 'Search',
    menu: 'Menu',
    closeMenu: 'Close the menu',
    loading: 'Loading',
    allProducts: 'All products',
    unsure: 'Not sure which one you need?',
    unsureText: 'Tell us the fluid, line size and accuracy; an engineer will help you choose.',
    unsureLink: 'Ask an engineer',
    company: 'Company',
    moreLinks: 'More links',
    profile: 'Company profile',
    service: 'Service',
    hotProducts: 'Popular products',
    writeToUs: 'Contact us',
    email: 'Email',
    phone: 'Phone',
    offices: 'Offices and addresses',
    crumbs: 'Breadcrumb',
    pages: 'Pages',
    page: (number) => `Page ${number}`,
    previous: 'Previous',
    next: 'Next',
    productCount: (count, shown) => (count === 1 ? '1 product' : `${shown} products`),
    order: 'Sort by',
    orders: { sort: 'Recommended', productModel: 'Model, A to Z', '-publishTime': 'Newest' },
    hot: 'Popular',
    discontinued: 'Discontinued',
    apply: 'Apply',
    enlarge: 'Enlarge',
    privacy: 'Privacy',
    headAlone: 'Site header',
    footAlone: 'Site footer',
  },
  es: {
    skip: 'Ir al contenido',
    mainNav: 'Principal',
    home: 'Inicio',
    products: 'Productos',
    cases: 'Casos de éxito',
    news: 'Noticias',
    about: 'Quiénes somos',
    contact: 'Contacto',
    language: 'Idioma',
    switched: 'Idioma cambiado',
    search: 'Buscar en el sitio',
    searchHint: 'Modelo o palabra',
    searchGo: 'Buscar',
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
    loading: 'Cargando',
    allProducts: 'Todos los productos',
    unsure: '¿No sabe cuál elegir?',
    unsureText: 'Díganos fluido, diámetro y exactitud; un ingeniero le ayuda a elegir.',
    unsureLink: 'Consultar a un ingeniero',
    company: 'Empresa',
    moreLinks: 'Más enlaces',
    profile: 'Perfil de la empresa',
    service: 'Servicio',
    hotProducts: 'Más solicitados',
    writeToUs: 'Contáctenos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    offices: 'Oficinas y direcciones',
    crumbs: 'Ruta de navegación',
    pages: 'Páginas',
    page: (number) => `Página ${number}`,
    previous: 'Anterior',
    next: 'Siguiente',
    productCount: (count, shown) => (count === 1 ? '1 producto' : `${shown} productos`),
    order: 'Ordenar por',
    orders: { sort: 'Recomendados', productModel: 'Modelo, A a Z', '-publishTime': 'Más recientes' },
    hot: 'Más solicitado',
    discontinued: 'Descontinuado',
    apply: 'Aplicar',
    enlarge: 'Ampliar',
    privacy: 'Privacidad',
    headAlone: 'Cabecera del sitio',
    footAlone: 'Pie del sitio',
  },
}

// The words of the dashboard.

const zh = {
  hello: (name: string) => `您好，${name}`,
  products: '产品',
  types: '产品类型',
  topTypes: (count: string) => `其中 ${count} 个为顶级类型`,
  draft: '草稿',
  published: '已发布',
  changed: '发布后有修改',
  changedSays: '网站上仍是旧内容，重新发布后更新',
  draftSays: '访客尚不能看到',
  publishedSays: '网站上与此处一致',
  latest: '最近修改的产品',
  allProducts: '查看全部产品',
  empty: '还没有产品',
  emptySays: '新增第一个产品后，它会出现在这里。',
  quick: '快捷操作',
  addProduct: '新增产品',
  manageTypes: '管理产品类型',
  openSite: '打开网站',
  nothing: '您的账户还没有可用的页面，请联系管理员分配权限。',
  unnamed: '未命名',
}

type DashboardTexts = typeof zh

const en: DashboardTexts = {
  hello: (name) => `Hello, ${name}`,
  products: 'Products',
  types: 'Product types',
  topTypes: (count) => `${count} of them at the top level`,
  draft: 'Drafts',
  published: 'Published',
  changed: 'Changed since published',
  changedSays: 'The website shows the older content until they are published again',
  draftSays: 'Visitors do not see them yet',
  publishedSays: 'The website shows what stands here',
  latest: 'Changed last',
  allProducts: 'All products',
  empty: 'There are no products yet',
  emptySays: 'The first one you add appears here.',
  quick: 'Quick actions',
  addProduct: 'New product',
  manageTypes: 'Manage product types',
  openSite: 'Open the website',
  nothing: 'Your account has no pages yet. Please ask an administrator for permissions.',
  unnamed: 'Without a name',
}

const es: DashboardTexts = {
  hello: (name) => `Hola, ${name}`,
  products: 'Productos',
  types: 'Tipos de producto',
  topTypes: (count) => `${count} de ellos de primer nivel`,
  draft: 'Borradores',
  published: 'Publicados',
  changed: 'Modificados tras publicar',
  changedSays: 'El sitio muestra el contenido anterior hasta que se vuelvan a publicar',
  draftSays: 'Los visitantes aún no los ven',
  publishedSays: 'El sitio muestra lo que hay aquí',
  latest: 'Últimos cambios',
  allProducts: 'Todos los productos',
  empty: 'Todavía no hay productos',
  emptySays: 'El primero que añada aparecerá aquí.',
  quick: 'Acciones rápidas',
  addProduct: 'Producto nuevo',
  manageTypes: 'Gestionar los tipos de producto',
  openSite: 'Abrir el sitio web',
  nothing: 'Su cuenta aún no tiene páginas. Pida permisos a un administrador.',
  unnamed: 'Sin nombre',
}

export const DASHBOARD_TEXTS = { zh, en, es }

// The words of the import of products from a spreadsheet.
import type { ImportWords } from '#web/admin/import/import-kind.ts'

const three = (name: string, title: string, [zh, en, es]: readonly [string, string, string]) => ({
  [`${name}.zh`]: `${title} (${zh})`,
  [`${name}.en`]: `${title} (${en})`,
  [`${name}.es`]: `${title} (${es})`,
})

const zhLanguages = ['中文', '英文', '西班牙文'] as const
const zh: ImportWords = {
  title: '导入产品',
  says: '下载模板，每行填写一个产品，然后放入此处。导入前逐行校验；任何一行有误，整份文件都不导入。导入只保存草稿，不会发布。图片与文件填写图库中的名称，每行一个；已排版的正文不会被覆盖。',
  dropHint: '不超过 5 MB、2000 行',
  updateExisting: '更新已存在的产品',
  updateHint: '按型号识别。关闭时，已存在的产品会被视为错误。',
  run: (count) => `导入 ${count} 个产品`,
  name: '型号',
  columns: {
    productModel: '型号',
    type: '产品类型',
    ...three('productName', '产品名称', zhLanguages),
    ...three('summary', '简介', zhLanguages),
    ...three('highlights', '特点', zhLanguages),
    ...three('specs', '规格参数', zhLanguages),
    ...three('description', '详细介绍', zhLanguages),
    values: '类型属性',
    hot: '热门产品',
    status: '产品状态',
    replacement: '替代型号',
    related: '相关产品',
    accessories: '配件',
    gallery: '图片',
    downloads: '下载文件',
    ...three('seoTitle', '搜索标题', zhLanguages),
    ...three('seoDescription', '搜索描述', zhLanguages),
    seoPicture: '分享图片',
    listed: '允许搜索引擎收录',
    ...three('slugs', '网址后缀', zhLanguages),
  },
}

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)
const enLanguages = ['Chinese', 'English', 'Spanish'] as const
const en: ImportWords = {
  title: 'Import products',
  says: 'Download the template, fill in one product per row, and drop the file here. All rows are checked first. If one has an error, nothing is imported. An import saves drafts and publishes nothing. Pictures and files are named as in the library, one per line; formatted descriptions are not overwritten.',
  dropHint: 'At most 5 MB and 2000 rows',
  updateExisting: 'Update products that exist already',
  updateHint: 'Matched by model. If off, existing models are rejected.',
  run: (count) => `Import ${products(count)}`,
  name: 'Model',
  columns: {
    productModel: 'Model',
    type: 'Product type',
    ...three('productName', 'Product name', enLanguages),
    ...three('summary', 'Summary', enLanguages),
    ...three('highlights', 'Highlights', enLanguages),
    ...three('specs', 'Specifications', enLanguages),
    ...three('description', 'Description', enLanguages),
    values: 'Attributes',
    hot: 'Popular',
    status: 'Availability',
    replacement: 'Replaced by',
    related: 'Related products',
    accessories: 'Accessories',
    gallery: 'Pictures',
    downloads: 'Downloads',
    ...three('seoTitle', 'Search title', enLanguages),
    ...three('seoDescription', 'Search description', enLanguages),
    seoPicture: 'Sharing image',
    listed: 'Listed by search engines',
    ...three('slugs', 'Address', enLanguages),
  },
}

const productos = (count: number) => (count === 1 ? '1 producto' : `${count} productos`)
const esLanguages = ['chino', 'inglés', 'español'] as const
const es: ImportWords = {
  title: 'Importar productos',
  says: 'Descargue la plantilla, escriba un producto por fila y suelte el archivo aquí. Primero se revisan todas las filas; si una tiene un error, no se importa nada. Se guardan borradores y no se publica nada. Las imágenes y los archivos se nombran como en la biblioteca, uno por línea; una descripción con formato se deja como está.',
  dropHint: 'Como máximo 5 MB y 2000 filas',
  updateExisting: 'Actualizar los productos que ya existen',
  updateHint: 'Se identifican por modelo. Si está desactivado, los modelos existentes se rechazan.',
  run: (count) => `Importar ${productos(count)}`,
  name: 'Modelo',
  columns: {
    productModel: 'Modelo',
    type: 'Tipo de producto',
    ...three('productName', 'Nombre del producto', esLanguages),
    ...three('summary', 'Resumen', esLanguages),
    ...three('highlights', 'Características', esLanguages),
    ...three('specs', 'Especificaciones', esLanguages),
    ...three('description', 'Descripción', esLanguages),
    values: 'Atributos',
    hot: 'Más solicitado',
    status: 'Disponibilidad',
    replacement: 'Reemplazado por',
    related: 'Productos relacionados',
    accessories: 'Accesorios',
    gallery: 'Imágenes',
    downloads: 'Descargas',
    ...three('seoTitle', 'Título para buscadores', esLanguages),
    ...three('seoDescription', 'Descripción para buscadores', esLanguages),
    seoPicture: 'Imagen para compartir',
    listed: 'Visible en buscadores',
    ...three('slugs', 'Dirección', esLanguages),
  },
}

export const PRODUCT_IMPORT_TEXTS = { zh, en, es }

// The words of what can be done with many products at once.

type Words = { label: string; ask: (count: number) => string; says: string; done: (count: number) => string }
type BulkTexts = Record<'publish' | 'unpublish' | 'remove', Words>

const zh: BulkTexts = {
  publish: {
    label: '发布',
    ask: (count) => `发布 ${count} 个产品？`,
    says: '访客将看到它们当前的内容。信息不完整的产品不会发布，并会逐项列出原因。',
    done: (count) => `已发布 ${count} 个产品`,
  },
  unpublish: {
    label: '取消发布',
    ask: (count) => `取消发布 ${count} 个产品？`,
    says: '访客将不再看到这些产品，草稿内容会保留。',
    done: (count) => `已取消发布 ${count} 个产品`,
  },
  remove: {
    label: '删除',
    ask: (count) => `删除 ${count} 个产品？`,
    says: '删除后，网站上不再显示这些产品。',
    done: (count) => `已删除 ${count} 个产品`,
  },
}

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)
const en: BulkTexts = {
  publish: {
    label: 'Publish',
    ask: (count) => `Publish ${products(count)}?`,
    says: 'Visitors see them as they are now. A product with something missing is not published; the reason is listed.',
    done: (count) => `Published: ${products(count)}`,
  },
  unpublish: {
    label: 'Unpublish',
    ask: (count) => `Take ${products(count)} off the website?`,
    says: 'Visitors no longer see these products. The drafts stay here.',
    done: (count) => `Off the website: ${products(count)}`,
  },
  remove: {
    label: 'Delete',
    ask: (count) => `Delete ${products(count)}?`,
    says: 'The website no longer shows these products then.',
    done: (count) => `Deleted: ${products(count)}`,
  },
}

const productos = (count: number) => (count === 1 ? '1 producto' : `${count} productos`)
const es: BulkTexts = {
  publish: {
    label: 'Publicar',
    ask: (count) => `¿Publicar ${productos(count)}?`,
    says: 'Los visitantes los verán como están ahora. Lo que esté incompleto no se publica y se indica el motivo.',
    done: (count) => `Publicado: ${productos(count)}`,
  },
  unpublish: {
    label: 'Retirar',
    ask: (count) => `¿Retirar ${productos(count)} del sitio web?`,
    says: 'Los visitantes dejarán de verlos. Los borradores se conservan aquí.',
    done: (count) => `Retirado del sitio web: ${productos(count)}`,
  },
  remove: {
    label: 'Eliminar',
    ask: (count) => `¿Eliminar ${productos(count)}?`,
    says: 'El sitio web dejará de mostrarlos.',
    done: (count) => `Eliminado: ${productos(count)}`,
  },
}

export const PRODUCT_BULK_TEXTS = { zh, en, es }

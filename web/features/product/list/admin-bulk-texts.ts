// The words of what can be done with many products at once.

type Words = { label: string; ask: (count: number) => string; says: string; done: (count: number) => string }
type BulkTexts = Record<'publish' | 'unpublish' | 'move' | 'remove', Words> & { target: string }

const zh: BulkTexts = {
  publish: {
    label: '发布',
    ask: (count) => `发布 ${count} 个产品？`,
    says: '访客将看到它们当前的内容。信息不完整的产品不会发布，并会逐项列出原因。',
    done: (count) => `已发布 ${count} 个产品`,
  },
  unpublish: {
    label: '下线',
    ask: (count) => `将 ${count} 个产品下线？`,
    says: '访客将不再看到这些产品，草稿内容会保留。',
    done: (count) => `已下线 ${count} 个产品`,
  },
  target: '移动到类型',
  move: {
    label: '移动',
    ask: (count) => `把 ${count} 个产品移动到其他类型？`,
    says: '已发布的产品会变为“有未发布的修改”，重新发布后访客才会在新类型下看到。',
    done: (count) => `已移动 ${count} 个产品`,
  },
  remove: {
    label: '删除',
    ask: (count) => `删除 ${count} 个产品？`,
    says: '删除后，网站上不再显示这些产品。可以从回收站恢复。',
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
    ask: (count) => `Unpublish ${products(count)}?`,
    says: 'Visitors no longer see these products. The drafts stay here.',
    done: (count) => `Unpublished: ${products(count)}`,
  },
  target: 'Move to the type',
  move: {
    label: 'Move',
    ask: (count) => `Move ${products(count)} to another type?`,
    says: 'Published ones are marked as changed; visitors see them under the new type once they are published again.',
    done: (count) => `Moved: ${products(count)}`,
  },
  remove: {
    label: 'Delete',
    ask: (count) => `Delete ${products(count)}?`,
    says: 'The website no longer shows these products then. They can be restored from the trash.',
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
  target: 'Mover al tipo',
  move: {
    label: 'Mover',
    ask: (count) => `¿Mover ${productos(count)} a otro tipo?`,
    says: 'Los publicados quedan como modificados; los visitantes los verán en el tipo nuevo al volver a publicarlos.',
    done: (count) => `Movido: ${productos(count)}`,
  },
  remove: {
    label: 'Eliminar',
    ask: (count) => `¿Eliminar ${productos(count)}?`,
    says: 'El sitio web dejará de mostrarlos. Se pueden restaurar desde la papelera.',
    done: (count) => `Eliminado: ${productos(count)}`,
  },
}

export const PRODUCT_BULK_TEXTS = { zh, en, es }

// The words of what is done with records of any kind in a list, one or many.

const zh = {
  edit: '编辑',
  view: '查看',
  publish: '发布',
  publishAgain: '重新发布',
  unpublish: '下线',
  remove: '删除',
  cancel: '取消',
  close: '关闭',
  published: (name: string) => `“${name}”已发布`,
  unpublished: (name: string) => `“${name}”已下线`,
  removed: (name: string) => `已删除“${name}”`,
  unpublishTitle: (name: string) => `将“${name}”下线？`,
  unpublishSays: '访客将不再看到它，草稿内容会保留。',
  notPublished: (name: string) => `“${name}”尚不能发布`,
  completeIt: '去补全',
  publishMany: (count: number) => `发布 ${count} 条内容？`,
  publishManySays: '访客将看到它们当前的内容。信息不完整的不会发布，并会逐项列出原因。',
  publishedMany: (count: number) => `已发布 ${count} 条内容`,
  unpublishMany: (count: number) => `将 ${count} 条内容下线？`,
  unpublishManySays: '访客将不再看到它们，草稿内容会保留。',
  unpublishedMany: (count: number) => `已下线 ${count} 条内容`,
  removeMany: (count: number) => `删除 ${count} 条内容？`,
  removeManySays: '它们将移入回收站，30 天内可恢复，网站上不再显示。',
  removedMany: (count: number) => `已删除 ${count} 条内容`,
}
type Texts = typeof zh

const records = (count: number) => (count === 1 ? '1 record' : `${count} records`)
const en: Texts = {
  edit: 'Edit',
  view: 'View',
  publish: 'Publish',
  publishAgain: 'Publish again',
  unpublish: 'Unpublish',
  remove: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
  published: (name) => `“${name}” is published`,
  unpublished: (name) => `“${name}” is unpublished`,
  removed: (name) => `“${name}” was deleted`,
  unpublishTitle: (name) => `Unpublish “${name}”?`,
  unpublishSays: 'Visitors no longer see it. The draft stays here.',
  notPublished: (name) => `“${name}” cannot be published yet`,
  completeIt: 'Complete it',
  publishMany: (count) => `Publish ${records(count)}?`,
  publishManySays:
    'Visitors see them as they are now. What has something missing is not published; the reason is listed.',
  publishedMany: (count) => `Published: ${records(count)}`,
  unpublishMany: (count) => `Unpublish ${records(count)}?`,
  unpublishManySays: 'Visitors no longer see them. The drafts stay here.',
  unpublishedMany: (count) => `Unpublished: ${records(count)}`,
  removeMany: (count) => `Delete ${records(count)}?`,
  removeManySays: 'They go into the trash for 30 days, and the website no longer shows them.',
  removedMany: (count) => `Deleted: ${records(count)}`,
}

const registros = (count: number) => (count === 1 ? '1 registro' : `${count} registros`)
const es: Texts = {
  edit: 'Editar',
  view: 'Ver',
  publish: 'Publicar',
  publishAgain: 'Volver a publicar',
  unpublish: 'Retirar',
  remove: 'Eliminar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  published: (name) => `«${name}» está publicado`,
  unpublished: (name) => `«${name}» ya no está en el sitio web`,
  removed: (name) => `«${name}» se eliminó`,
  unpublishTitle: (name) => `¿Retirar «${name}» del sitio web?`,
  unpublishSays: 'Los visitantes dejarán de verlo. El borrador se conserva aquí.',
  notPublished: (name) => `«${name}» aún no se puede publicar`,
  completeIt: 'Completarlo',
  publishMany: (count) => `¿Publicar ${registros(count)}?`,
  publishManySays:
    'Los visitantes los verán como están ahora. Lo que esté incompleto no se publica y se indica el motivo.',
  publishedMany: (count) => `Publicado: ${registros(count)}`,
  unpublishMany: (count) => `¿Retirar ${registros(count)} del sitio web?`,
  unpublishManySays: 'Los visitantes dejarán de verlos. Los borradores se conservan aquí.',
  unpublishedMany: (count) => `Retirado del sitio web: ${registros(count)}`,
  removeMany: (count) => `¿Eliminar ${registros(count)}?`,
  removeManySays: 'Van a la papelera durante 30 días y el sitio web deja de mostrarlos.',
  removedMany: (count) => `Eliminado: ${registros(count)}`,
}

export const RECORD_TEXTS = { zh, en, es }

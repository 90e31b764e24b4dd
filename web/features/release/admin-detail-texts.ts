// The words of the page of one release.

const zh = {
  back: '返回批次列表',
  gone: '此批次不存在，可能已被删除。',
  madeBy: (name: string, time: string) => (name ? `${name} 创建于 ${time}` : `创建于 ${time}`),
  more: '更多操作',
  edit: '修改名称与说明…',
  preview: '预览',
  previewSays: '在新窗口打开公开网站，显示此批次生效后的样子',
  copyPreview: '复制预览链接',
  schedule: '定时发布…',
  reschedule: '更改时间…',
  publishAt: '发布时间',
  publishAtSays: '到时同时发布各条内容此刻已保存的版本；之后的修改不包含在内。',
  plan: '确定安排',
  planned: '已安排定时发布',
  cancel: '取消',
  unplan: '取消定时',
  unplanTitle: '取消定时发布？',
  unplanSays: '批次恢复为编排中，访客看到的内容不变。',
  unplanned: '已取消定时',
  publish: '立即发布',
  publishTitle: (count: number) => `同时发布这 ${count} 条内容？`,
  publishSays: (on: number, off: number) =>
    [on && `${on} 条公开当前保存的版本`, off && `${off} 条下线`].filter(Boolean).join('，') +
    '。全部成功才会生效，之后可一键回滚。',
  published: (name: string) => `“${name}”已发布`,
  rollBack: '回滚',
  rollBackTitle: (name: string) => `回滚“${name}”？`,
  rollBackSays: (count: number) => `访客将重新看到发布之前的 ${count} 条内容；草稿内容会保留，可再次发布。`,
  rolledBack: '已回滚，访客看到的是发布之前的内容',
  newerTitle: '部分内容之后又有更新',
  rollBackAnyway: '仍然回滚',
  remove: '删除批次…',
  removeSays: '只删除此批次，其中的内容保持不变。',
  removed: (name: string) => `已删除“${name}”`,
  refusedTitle: '未执行，访客看到的内容没有变化。请先处理：',
  failedTitle: '未能完成',
  staleTitle: '他人刚刚修改了此批次',
  staleSays: '下面是最新的情况，请核对后再操作。',
  openIt: '打开内容',
}
export type DetailTexts = typeof zh

const records = (count: number) => (count === 1 ? '1 record' : `${count} records`)
const en: DetailTexts = {
  back: 'Back to the releases',
  gone: 'This release does not exist; it may have been deleted.',
  madeBy: (name, time) => (name ? `Created by ${name}, ${time}` : `Created ${time}`),
  more: 'More actions',
  edit: 'Name and note…',
  preview: 'Preview',
  previewSays: 'Opens the website as it will be with all of this release',
  copyPreview: 'Copy the preview link',
  schedule: 'Schedule…',
  reschedule: 'Change the time…',
  publishAt: 'Publish at',
  publishAtSays:
    'Every record as it is saved now, all at once; what is changed afterwards is not part of it.',
  plan: 'Schedule',
  planned: 'The release is scheduled',
  cancel: 'Cancel',
  unplan: 'Cancel the schedule',
  unplanTitle: 'Cancel the schedule?',
  unplanSays: 'The release is open again. Visitors keep seeing what they see now.',
  unplanned: 'The schedule was canceled',
  publish: 'Publish now',
  publishTitle: (count) => `Publish ${records(count)} at once?`,
  publishSays: (on, off) =>
    `${[on && `${records(on)} as saved now`, off && `${records(off)} unpublished`]
      .filter(Boolean)
      .join(', ')}. All or nothing; it can be rolled back in one click.`,
  published: (name) => `“${name}” is published`,
  rollBack: 'Roll back',
  rollBackTitle: (name) => `Roll back “${name}”?`,
  rollBackSays: (count) =>
    `Visitors see ${records(count)} as before the release. The drafts stay, and it can be published again.`,
  rolledBack: 'Rolled back: visitors see what they saw before',
  newerTitle: 'Something newer is on the website',
  rollBackAnyway: 'Roll back anyway',
  remove: 'Delete the release…',
  removeSays: 'Only the release is deleted; its records stay as they are.',
  removed: (name) => `“${name}” was deleted`,
  refusedTitle: 'Nothing was done, and visitors see no change. Resolve this first:',
  failedTitle: 'Could not complete',
  staleTitle: 'Someone else has just changed this release',
  staleSays: 'The latest version is shown below; please review it and try again.',
  openIt: 'Open the record',
}

const registros = (count: number) => (count === 1 ? '1 registro' : `${count} registros`)
const es: DetailTexts = {
  back: 'Volver a los lotes',
  gone: 'Este lote no existe; puede que se haya eliminado.',
  madeBy: (name, time) => (name ? `Creado por ${name}, ${time}` : `Creado: ${time}`),
  more: 'Más acciones',
  edit: 'Nombre y nota…',
  preview: 'Vista previa',
  previewSays: 'Abre el sitio web tal como quedará con todo el lote',
  copyPreview: 'Copiar el enlace de vista previa',
  schedule: 'Programar…',
  reschedule: 'Cambiar la hora…',
  publishAt: 'Se publica',
  publishAtSays:
    'Todos los registros a la vez, tal como están guardados ahora; lo que se cambie después no se incluye.',
  plan: 'Programar',
  planned: 'El lote está programado',
  cancel: 'Cancelar',
  unplan: 'Anular la programación',
  unplanTitle: '¿Anular la programación?',
  unplanSays: 'El lote vuelve a estar abierto. Los visitantes siguen viendo lo mismo que ahora.',
  unplanned: 'Se anuló la programación',
  publish: 'Publicar ahora',
  publishTitle: (count) => `¿Publicar ${registros(count)} a la vez?`,
  publishSays: (on, off) =>
    `${[
      on && `${registros(on)} según su versión guardada`,
      off && `${off === 1 ? 'se retira' : 'se retiran'} ${registros(off)}`,
    ]
      .filter(Boolean)
      .join(', ')}. Todo o nada; se puede revertir con un clic.`,
  published: (name) => `«${name}» está publicado`,
  rollBack: 'Revertir',
  rollBackTitle: (name) => `¿Revertir «${name}»?`,
  rollBackSays: (count) =>
    `Los visitantes verán ${registros(count)} como antes del lote. Los borradores se conservan y se puede publicar de nuevo.`,
  rolledBack: 'Revertido: los visitantes ven lo mismo que antes',
  newerTitle: 'Hay algo más reciente en el sitio web',
  rollBackAnyway: 'Revertir de todos modos',
  remove: 'Eliminar el lote…',
  removeSays: 'Solo se elimina el lote; sus registros quedan como están.',
  removed: (name) => `«${name}» se eliminó`,
  refusedTitle: 'No se hizo nada y los visitantes no ven cambios. Antes hay que resolver:',
  failedTitle: 'No se pudo hacer',
  staleTitle: 'Otra persona acaba de cambiar este lote',
  staleSays: 'Abajo se ve como está ahora; revíselo e intente de nuevo.',
  openIt: 'Abrir el registro',
}

export const DETAIL_TEXTS = { zh, en, es }

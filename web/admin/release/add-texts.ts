// The words with which records are put into a release.

const zh = {
  title: (count: number) => (count === 1 ? '加入发布批次' : `将 ${count} 条内容加入发布批次`),
  says: '可在批次中改为下线。',
  new: '新建批次',
  name: '批次名称',
  holds: (count: number) => `${count} 条内容`,
  add: '加入',
  cancel: '取消',
  open: '打开批次',
  added: (count: number, name: string) =>
    count === 1 ? `已加入“${name}”` : `已将 ${count} 条内容加入“${name}”`,
  stale: '他人刚刚修改了此批次，请再试一次',
}
type Texts = typeof zh

const en: Texts = {
  title: (count) => (count === 1 ? 'Add to a release' : `Add ${count} records to a release`),
  says: 'It can be told there to unpublish instead.',
  new: 'A new release',
  name: 'Name of the release',
  holds: (count) => (count === 1 ? '1 record' : `${count} records`),
  add: 'Add',
  cancel: 'Cancel',
  open: 'Open the release',
  added: (count, name) => (count === 1 ? `Added to “${name}”` : `${count} records added to “${name}”`),
  stale: 'Someone else has just changed this release; please try again',
}

const es: Texts = {
  title: (count) => (count === 1 ? 'Agregar a un lote' : `Agregar ${count} registros a un lote`),
  says: 'Allí también se puede elegir retirarlo.',
  new: 'Un lote nuevo',
  name: 'Nombre del lote',
  holds: (count) => (count === 1 ? '1 registro' : `${count} registros`),
  add: 'Agregar',
  cancel: 'Cancelar',
  open: 'Abrir el lote',
  added: (count, name) => (count === 1 ? `Agregado a «${name}»` : `${count} registros agregados a «${name}»`),
  stale: 'Otra persona acaba de cambiar este lote; intente de nuevo',
}

export const ADD_TEXTS = { zh, en, es }

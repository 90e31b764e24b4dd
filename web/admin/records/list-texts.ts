// The words that lists of records share: their state, and when they came and changed.

export const RECORD_LIST_TEXTS = {
  zh: { state: '状态', anyState: '所有状态', updated: '更新时间', created: '创建时间' },
  en: { state: 'State', anyState: 'All states', updated: 'Updated', created: 'Created' },
  es: { state: 'Estado', anyState: 'Todos los estados', updated: 'Actualizado', created: 'Creado' },
}

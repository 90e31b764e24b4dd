// The words of the tab strip, of a page that broke, and of the notice about a new version.

const zh = {
  tabs: '已打开的页面',
  close: '关闭',
  closeTab: (title: string) => `关闭：${title}`,
  refresh: '刷新',
  closeOthers: '关闭其他',
  closeAll: '全部关闭',
  moveBack: '向左移动',
  moveOn: '向右移动',
  closeTitle: '放弃未保存的内容？',
  closeSays: '此标签页中有内容尚未保存，继续后将丢失。',
  closeAnyway: '放弃并继续',
  keep: '继续编辑',
  brokenTitle: '此页面出错了',
  brokenSays: '其他标签页不受影响。可以重新打开此页面；若仍未恢复，请重新加载。',
  brokenAgain: '重新打开',
  reload: '重新加载',
  newTitle: '已有新版本',
  newSays: '重新加载后即可使用。请先保存正在编辑的内容。',
}

type TabTexts = typeof zh

const en: TabTexts = {
  tabs: 'Open pages',
  close: 'Close',
  closeTab: (title) => `Close: ${title}`,
  refresh: 'Refresh',
  closeOthers: 'Close Others',
  closeAll: 'Close All',
  moveBack: 'Move left',
  moveOn: 'Move right',
  closeTitle: 'Discard changes?',
  closeSays: 'This tab has unsaved changes.',
  closeAnyway: 'Discard',
  keep: 'Keep editing',
  brokenTitle: 'This page crashed',
  brokenSays: 'Your other tabs are not affected. Open this page again, or reload if that does not help.',
  brokenAgain: 'Open again',
  reload: 'Reload',
  newTitle: 'A new version is available',
  newSays: 'Reload to use it. Save what you are editing first.',
}

const es: TabTexts = {
  tabs: 'Páginas abiertas',
  close: 'Cerrar',
  closeTab: (title) => `Cerrar: ${title}`,
  refresh: 'Actualizar',
  closeOthers: 'Cerrar las demás',
  closeAll: 'Cerrar todas',
  moveBack: 'Mover a la izquierda',
  moveOn: 'Mover a la derecha',
  closeTitle: '¿Descartar los cambios?',
  closeSays: 'Esta pestaña tiene cambios sin guardar.',
  closeAnyway: 'Descartar',
  keep: 'Seguir editando',
  brokenTitle: 'Esta página falló',
  brokenSays:
    'Las demás pestañas no se ven afectadas. Abra de nuevo esta página o, si no basta, vuelva a cargar.',
  brokenAgain: 'Abrir de nuevo',
  reload: 'Volver a cargar',
  newTitle: 'Hay una versión nueva',
  newSays: 'Vuelva a cargar para usarla. Guarde antes lo que esté editando.',
}

export const TAB_TEXTS = { zh, en, es }

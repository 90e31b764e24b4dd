// The words of an import from a spreadsheet that every kind of record shares.
import type { ImportReport } from './import-kind.ts'

type Does = ImportReport['items'][number]['does']

const zh = {
  template: '下载模板',
  drop: '将 xlsx 文件拖到此处，或点击选择',
  another: '换一个文件，或在修改后重新放入',
  notSheet: '请选择 xlsx 文件',
  tooLarge: '文件超过 5 MB',
  sending: '正在上传…',
  checking: '正在检查…',
  writing: '正在导入…',
  writingSays: '数量较多时需要一些时间，请勿关闭。',
  fine: (added: number, updated: number, unchanged: number) =>
    `检查通过：将更新 ${updated} 条，新增 ${added} 条，${unchanged} 条无变化`,
  nothing: (unchanged: number) =>
    unchanged === 0 ? '文件中没有需要导入的内容' : `${unchanged} 条均已存在且无变化，没有需要导入的内容`,
  wrong: (refused: number, rows: number) => `${rows} 行中有 ${refused} 行有误，尚未导入任何内容`,
  wrongSays: '请在文件中改正以下各行后重新放入。',
  done: (added: number, updated: number, unchanged: number) =>
    `导入完成：新增 ${added} 条，更新 ${updated} 条，${unchanged} 条无变化`,
  only: (shown: number, rows: number) => `显示 ${rows} 行中的 ${shown} 行，有误的在前。`,
  start: '导入',
  row: '行',
  does: '结果',
  results: { add: '新增', update: '更新', nothing: '无变化', refused: '有误' } satisfies Record<Does, string>,
  problems: '问题',
  cancel: '取消',
  close: '关闭',
}

type ImportTexts = typeof zh

const en: ImportTexts = {
  template: 'Download the template',
  drop: 'Drop an xlsx file here, or click to choose one',
  another: 'Choose another file, or drop the corrected one again',
  notSheet: 'Please choose an xlsx file',
  tooLarge: 'The file is larger than 5 MB',
  sending: 'Uploading…',
  checking: 'Checking…',
  writing: 'Importing…',
  writingSays: 'Many rows take a while; please leave this open.',
  fine: (added, updated, unchanged) =>
    `All rows are fine: ${updated} to update, ${added} new, ${unchanged} unchanged`,
  nothing: (unchanged) =>
    unchanged === 0
      ? 'Nothing to import in this file'
      : `Nothing to import: ${unchanged} are here already and unchanged`,
  wrong: (refused, rows) => `${refused} of ${rows} rows have errors; nothing was imported`,
  wrongSays: 'Correct these rows in the file and drop it again.',
  done: (added, updated, unchanged) => `Imported: ${added} added, ${updated} updated, ${unchanged} unchanged`,
  only: (shown, rows) => `${shown} of ${rows} rows are shown, those with errors first.`,
  start: 'Import',
  row: 'Row',
  does: 'Result',
  results: { add: 'Add', update: 'Update', nothing: 'Unchanged', refused: 'Error' },
  problems: 'Problems',
  cancel: 'Cancel',
  close: 'Close',
}

const es: ImportTexts = {
  template: 'Descargar la plantilla',
  drop: 'Suelte aquí un archivo xlsx o haga clic para elegirlo',
  another: 'Elija otro archivo o suelte de nuevo el corregido',
  notSheet: 'Elija un archivo xlsx',
  tooLarge: 'El archivo ocupa más de 5 MB',
  sending: 'Subiendo…',
  checking: 'Comprobando…',
  writing: 'Importando…',
  writingSays: 'Con muchas filas tarda un poco; no cierre esta ventana.',
  fine: (added, updated, unchanged) =>
    `Todo correcto: ${updated} por actualizar, ${added} nuevos, ${unchanged} sin cambios`,
  nothing: (unchanged) =>
    unchanged === 0
      ? 'No hay nada que importar en este archivo'
      : `Nada que importar: ${unchanged} ya existen sin cambios`,
  wrong: (refused, rows) => `${refused} de ${rows} filas con errores; no se importó nada`,
  wrongSays: 'Corrija estas filas en el archivo y suéltelo de nuevo.',
  done: (added, updated, unchanged) =>
    `Importado: ${added} agregados, ${updated} actualizados, ${unchanged} sin cambios`,
  only: (shown, rows) => `Se muestran ${shown} de ${rows} filas, primero las que tienen errores.`,
  start: 'Importar',
  row: 'Fila',
  does: 'Resultado',
  results: { add: 'Agregar', update: 'Actualizar', nothing: 'Sin cambios', refused: 'Con error' },
  problems: 'Problemas',
  cancel: 'Cancelar',
  close: 'Cerrar',
}

export const IMPORT_TEXTS = { zh, en, es }

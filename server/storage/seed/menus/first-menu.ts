// How the menus that a new store begins with are made.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Declared } from '#contract/kinds/declared.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Button, Directory, Page } from '#contract/wire/resource.ts'
import { kindName } from '#server/kind-words.ts'

export type FirstMenu = {
  type: 'directory' | 'page' | 'button'
  resources: Directory | Page | Button
  title: Text
  icon: string
  hidden?: true
  children?: readonly FirstMenu[]
}

export const page = (
  resources: Page,
  icon: string,
  [zh, en, es]: readonly [string, string, string],
  children: readonly FirstMenu[],
): FirstMenu => ({ type: 'page', resources, title: { ...NO_TEXT, zh, en, es }, icon, children })

export const button = (resources: Button, zh: string, en: string, es: string): FirstMenu => ({
  type: 'button',
  resources,
  title: { ...NO_TEXT, zh, en, es },
  icon: '',
})

/** The menu of a declared kind, with a button for each thing that can be done with its records. */
export const kindMenu = (one: Declared): FirstMenu => {
  const { kind, page: of, icon } = one
  const children = [
    button(`${of}:add`, '新增', 'Add', 'Agregar'),
    button(`${of}:update`, '修改', 'Change', 'Modificar'),
    button(`${of}:publish`, '发布', 'Publish', 'Publicar'),
    button(`${of}:review`, '审核', 'Review', 'Revisar'),
    button(`${of}:delete`, '删除与恢复', 'Delete and restore', 'Eliminar y restaurar'),
    button(`${of}:export`, '导出', 'Export', 'Exportar'),
    button(`${of}:import`, '导入', 'Import', 'Importar'),
  ]
  return { type: 'page', resources: of, title: kindName(kind, 'menu'), icon, children }
}

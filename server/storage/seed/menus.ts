// The menus and buttons that a new store begins with.
import type { Text } from '#contract/language.ts'
import type { Button, Page } from '#contract/resource.ts'

export type FirstMenu = {
  type: 'directory' | 'page' | 'button'
  resources: Page | Button
  title: Text
  icon: string
  children?: readonly FirstMenu[]
}

const button = (resources: Button, zh: string, en: string, es: string): FirstMenu => ({
  type: 'button',
  resources,
  title: { zh, en, es },
  icon: '',
})

export const FIRST_MENUS: readonly FirstMenu[] = [
  {
    type: 'directory',
    resources: 'webSystemManage',
    title: { zh: '网站管理', en: 'Website', es: 'Sitio web' },
    icon: 'global',
    children: [
      {
        type: 'page',
        resources: 'web_product_type',
        title: { zh: '产品类型', en: 'Product types', es: 'Tipos de producto' },
        icon: 'apartment',
        children: [
          button('web_product_type:add', '新增', 'Add', 'Añadir'),
          button('web_product_type:update', '修改', 'Change', 'Modificar'),
          button('web_product_type:delete', '删除', 'Delete', 'Eliminar'),
        ],
      },
      {
        type: 'page',
        resources: 'web_product',
        title: { zh: '产品管理', en: 'Products', es: 'Productos' },
        icon: 'appstore',
        children: [
          button('web_product:add', '新增', 'Add', 'Añadir'),
          button('web_product:update', '修改', 'Change', 'Modificar'),
          button('web_product:publish', '发布', 'Publish', 'Publicar'),
          button('web_product:delete', '删除', 'Delete', 'Eliminar'),
        ],
      },
    ],
  },
]

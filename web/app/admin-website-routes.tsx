// The routes of the console for the site's content (spec §2 `/webSystemManage`).
import type { RouteObject } from 'react-router'
import type { Text } from '#contract/language.ts'
import type { PageHandle } from '#web/admin/page-handle.ts'
import { digitsOnly, type MakePages } from '#web/app/admin-page.ts'

const TITLES = {
  website: { zh: '网站管理', en: 'Website', es: 'Sitio web' },
  types: { zh: '产品类型', en: 'Product types', es: 'Tipos de producto' },
  products: { zh: '产品', en: 'Products', es: 'Productos' },
  addProduct: { zh: '新增产品', en: 'New product', es: 'Nuevo producto' },
  editProduct: { zh: '编辑产品', en: 'Edit product', es: 'Editar producto' },
} satisfies Record<string, Text>

const productForm = async () =>
  (await import('#web/features/product/admin-product-form-page.tsx')).AdminProductFormPage

export const websiteRoutes = ({ page, firstOf }: MakePages): RouteObject[] => [
  {
    path: '/webSystemManage',
    handle: { title: TITLES.website, resources: 'webSystemManage', noredirect: true } satisfies PageHandle,
    children: [
      { index: true, loader: firstOf('web_product', 'web_product_type') },
      {
        path: 'web_product_type',
        ...page({ title: TITLES.types, resources: 'web_product_type', noCache: true }, async () => {
          return (await import('#web/features/product-type/admin-product-type-page.tsx')).AdminProductTypePage
        }),
      },
      {
        path: 'web_product',
        handle: { title: TITLES.products, resources: 'web_product' } satisfies PageHandle,
        children: [
          {
            index: true,
            ...page(
              { title: TITLES.products, resources: 'web_product', breadcrumb: false, noCache: true },
              async () =>
                (await import('#web/features/product/admin-product-list-page.tsx')).AdminProductListPage,
            ),
          },
          {
            path: 'add',
            ...page({ title: TITLES.addProduct }, productForm, {
              resources: 'web_product',
              button: 'web_product:add',
            }),
          },
          {
            path: ':id',
            loader: digitsOnly,
            ...page({ title: TITLES.editProduct }, productForm, { resources: 'web_product' }),
          },
        ],
      },
    ],
  },
]

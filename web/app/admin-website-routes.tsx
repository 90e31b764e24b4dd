// The routes of the console for the site's content (spec §2 `/webSystemManage`).
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { DECLARED, type Declared, type DeclaredKind } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Button, Page } from '#contract/wire/resource.ts'
import type { PageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import { kindName } from '#web/admin/kinds/kind-names.ts'
import { KIND_TEXTS, PAGE_TEXTS } from '#web/app/page-texts.ts'
import type { Group } from '#web/i18n/messages.ts'
import { digitsOnly, type MakePages, PAGES } from './admin-page.ts'

const TITLES = {
  website: { zh: '网站管理', en: 'Website', es: 'Sitio web' },
  home: { zh: '首页', en: 'Home page', es: 'Página de inicio' },
  about: { zh: '关于我们', en: 'About us', es: 'Quiénes somos' },
  types: { zh: '产品类型', en: 'Product types', es: 'Tipos de producto' },
  products: { zh: '产品', en: 'Products', es: 'Productos' },
  addProduct: { zh: '新增产品', en: 'New product', es: 'Nuevo producto' },
  editProduct: { zh: '编辑产品', en: 'Edit product', es: 'Editar producto' },
  media: { zh: '图库', en: 'Pictures', es: 'Imágenes' },
  releases: { zh: '发布批次', en: 'Releases', es: 'Lotes de publicación' },
  release: { zh: '发布批次详情', en: 'Release', es: 'Lote de publicación' },
  missing: { zh: '无结果搜索', en: 'Searches without results', es: 'Búsquedas sin resultados' },
  setting: { zh: '网站设置', en: 'Site settings', es: 'Configuración del sitio' },
  webhooks: { zh: 'Webhook', en: 'Webhooks', es: 'Webhooks' },
  messages: { zh: '询盘管理', en: 'Inquiries', es: 'Consultas' },
  message: { zh: '询盘', en: 'Inquiry', es: 'Consulta' },
  deliveries: { zh: '发送记录', en: 'Delivery', es: 'Correos enviados' },
} satisfies Record<string, Text>

const productForm = async () =>
  (await import('#web/features/product/form/admin-product-form-page.tsx')).AdminProductFormPage

/** What can be done on the list of a kind beside what every list has. */
const ACTIONS: Partial<Record<DeclaredKind, () => Promise<ComponentType>>> = {
  news: async () => (await import('#web/features/news/import/admin-news-import-button.tsx')).NewsImportButton,
}
const listOf = (kind: Declared) => async () => {
  const [pages, actions] = await Promise.all([
    import('#web/admin/kinds/kind-pages.tsx'),
    ACTIONS[kind.kind]?.(),
  ])
  return pages.kindListPage(kind, actions)
}
const formOf = (kind: Declared) => async () =>
  (await import('#web/admin/kinds/kind-pages.tsx')).kindFormPage(kind)

export const websiteRoutes = ({ page, firstOf }: MakePages): RouteObject[] => {
  /** A list and the pages of its records, which are found by their keys in its tab's trail. */
  const kind = (
    key: Page,
    titles: { list: Text; add: Text; edit: Text },
    list: () => Promise<ComponentType>,
    form: () => Promise<ComponentType>,
    texts?: readonly Group[],
  ): RouteObject => ({
    path: key,
    handle: { title: titles.list, resources: key } satisfies PageHandle,
    children: [
      {
        index: true,
        ...page(
          { title: titles.list, resources: key, breadcrumb: false, noCache: true, ...(texts && { texts }) },
          list,
        ),
      },
      {
        path: 'add',
        ...page({ title: titles.add, ...(texts && { texts }) }, form, {
          resources: key,
          button: `${key}:add` as Button,
        }),
      },
      {
        path: ':id',
        loader: digitsOnly,
        ...page({ title: titles.edit, ...(texts && { texts }) }, form, { resources: key }),
      },
    ],
  })
  const declared = (one: Declared): RouteObject[] => {
    const { kind: name, page: key, forms }: KindOf & Declared = one
    const titles = { list: kindName(name, 'many'), add: kindName(name, 'add'), edit: kindName(name, 'edit') }
    const texts = [...KIND_TEXTS, ...(PAGE_TEXTS[key] ?? [])]
    if (forms === undefined) return [kind(key, titles, listOf(one), formOf(one), texts)]
    return [
      { path: key, ...page({ title: titles.list, resources: key, noCache: true, texts }, listOf(one)) },
      {
        handle: { title: titles.list, resources: key, at: PAGES[key] } satisfies PageHandle,
        children: [
          {
            // Spec §2: news is added under the id 0.
            path: `${forms}/0`,
            ...page({ title: titles.add, texts: KIND_TEXTS }, formOf(one), {
              resources: key,
              button: `${key}:add`,
            }),
          },
          {
            // Hidden, so whoever may open the list may open it.
            path: `${forms}/:id`,
            loader: digitsOnly,
            ...page({ title: titles.edit, texts: KIND_TEXTS }, formOf(one), { resources: key }),
          },
        ],
      },
    ]
  }
  return [
    {
      path: '/webSystemManage',
      handle: { title: TITLES.website, resources: 'webSystemManage', noredirect: true } satisfies PageHandle,
      children: [
        {
          index: true,
          loader: firstOf('webSystemManage'),
        },
        {
          path: 'web_homepage',
          ...page({ title: TITLES.home, resources: 'web_homepage' }, async () => {
            return (await import('#web/features/home/admin-home-page.tsx')).AdminHomePage
          }),
        },
        {
          path: 'web_aboutus',
          ...page({ title: TITLES.about, resources: 'web_aboutus' }, async () => {
            return (await import('#web/features/about/admin-about-page.tsx')).AdminAboutPage
          }),
        },
        {
          path: 'web_product_type',
          ...page({ title: TITLES.types, resources: 'web_product_type', noCache: true }, async () => {
            return (await import('#web/features/product-type/admin-product-type-page.tsx'))
              .AdminProductTypePage
          }),
        },
        kind(
          'web_product',
          { list: TITLES.products, add: TITLES.addProduct, edit: TITLES.editProduct },
          async () =>
            (await import('#web/features/product/list/admin-product-list-page.tsx')).AdminProductListPage,
          productForm,
        ),
        ...DECLARED.flatMap(declared),
        {
          path: 'web_media',
          ...page({ title: TITLES.media, resources: 'web_media', noCache: true }, async () => {
            return (await import('#web/features/media/admin-media-page.tsx')).AdminMediaPage
          }),
        },
        {
          path: 'web_search',
          ...page({ title: TITLES.missing, resources: 'web_search', noCache: true }, async () => {
            return (await import('#web/features/search/admin-missing-page.tsx')).AdminMissingPage
          }),
        },
        {
          path: 'web_setting',
          ...page({ title: TITLES.setting, resources: 'web_setting' }, async () => {
            return (await import('#web/features/setting/admin-setting-page.tsx')).AdminSettingPage
          }),
        },
        {
          path: 'web_webhook',
          ...page({ title: TITLES.webhooks, resources: 'web_webhook', noCache: true }, async () => {
            return (await import('#web/features/webhook/admin-webhook-page.tsx')).AdminWebhookPage
          }),
        },
        {
          path: 'web_release',
          handle: { title: TITLES.releases, resources: 'web_release' } satisfies PageHandle,
          children: [
            {
              index: true,
              ...page(
                { title: TITLES.releases, resources: 'web_release', breadcrumb: false, noCache: true },
                async () =>
                  (await import('#web/features/release/admin-release-list-page.tsx')).AdminReleaseListPage,
              ),
            },
            {
              path: ':id',
              loader: digitsOnly,
              ...page(
                { title: TITLES.release },
                async () => (await import('#web/features/release/admin-release-page.tsx')).AdminReleasePage,
                { resources: 'web_release' },
              ),
            },
          ],
        },
        {
          path: 'web_message',
          handle: { title: TITLES.messages, resources: 'web_message' } satisfies PageHandle,
          children: [
            {
              index: true,
              ...page(
                { title: TITLES.messages, resources: 'web_message', breadcrumb: false, noCache: true },
                async () =>
                  (await import('#web/features/message/list/admin-message-list-page.tsx'))
                    .AdminMessageListPage,
              ),
            },
            {
              path: ':id',
              loader: digitsOnly,
              ...page(
                { title: TITLES.message },
                async () => (await import('#web/features/message/admin-message-page.tsx')).AdminMessagePage,
                { resources: 'web_message' },
              ),
            },
          ],
        },
        {
          path: 'web_delivery',
          ...page({ title: TITLES.deliveries, resources: 'web_delivery', noCache: true }, async () => {
            return (await import('#web/features/delivery/admin-delivery-list-page.tsx')).AdminDeliveryListPage
          }),
        },
      ],
    },
  ]
}

// The routes of the console for the site's content (spec §2 `/webSystemManage`).
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { DECLARED, type Declared, SINGLE } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import { productKind } from '#contract/kinds/product.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Button, Page } from '#contract/wire/resource.ts'
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import type { PageHandle } from '#web/admin/frame/tabs/page-handle.ts'
import type { ConsoleKind } from '#web/admin/kinds/admin-api.ts'
import type { ListActions } from '#web/admin/kinds/kind-list-page.tsx'
import { kindName } from '#web/admin/kinds/kind-names.ts'
import { KIND_TEXTS, PAGE_TEXTS } from '#web/app/page-texts.ts'
import type { Group } from '#web/i18n/messages.ts'
import { digitsOnly, type MakePages, PAGES } from './admin-page.ts'

/** What can be done on the list of a kind beside what every list has. */
const ACTIONS: Partial<Record<string, () => Promise<ListActions>>> = {
  product: async () => (await import('#web/features/product/admin-product-sheets.tsx')).ProductSheets,
  news: async () => (await import('#web/features/news/import/admin-news-import-button.tsx')).NewsImportButton,
}
const listOf = (kind: ConsoleKind) => async () => {
  const [pages, actions] = await Promise.all([
    import('#web/admin/kinds/kind-pages.tsx'),
    ACTIONS[kind.kind]?.(),
  ])
  return pages.kindListPage(kind, actions)
}
const formOf = (kind: ConsoleKind) => async () =>
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
      handle: {
        title: PAGE_NAMES.website,
        resources: 'webSystemManage',
        noredirect: true,
      } satisfies PageHandle,
      children: [
        {
          index: true,
          loader: firstOf('webSystemManage'),
        },
        ...SINGLE.map((one) => ({
          path: one.page,
          ...page({ title: kindName(one.kind, 'one'), resources: one.page, texts: KIND_TEXTS }, async () =>
            (await import('#web/admin/kinds/kind-pages.tsx')).singlePage(one),
          ),
        })),
        {
          path: 'web_product_type',
          ...page({ title: PAGE_NAMES.types, resources: 'web_product_type', noCache: true }, async () => {
            return (await import('#web/features/product-type/admin-product-type-page.tsx'))
              .AdminProductTypePage
          }),
        },
        kind(
          'web_product',
          { list: PAGE_NAMES.products, add: PAGE_NAMES.addProduct, edit: PAGE_NAMES.editProduct },
          listOf(productKind),
          formOf(productKind),
        ),
        ...DECLARED.flatMap(declared),
        {
          path: 'web_media',
          ...page({ title: PAGE_NAMES.media, resources: 'web_media', noCache: true }, async () => {
            return (await import('#web/features/media/admin-media-page.tsx')).AdminMediaPage
          }),
        },
        {
          path: 'web_search',
          ...page({ title: PAGE_NAMES.missing, resources: 'web_search', noCache: true }, async () => {
            return (await import('#web/features/search/admin-missing-page.tsx')).AdminMissingPage
          }),
        },
        {
          path: 'web_setting',
          ...page({ title: PAGE_NAMES.setting, resources: 'web_setting' }, async () => {
            return (await import('#web/features/setting/admin-setting-page.tsx')).AdminSettingPage
          }),
        },
        {
          path: 'web_webhook',
          ...page({ title: PAGE_NAMES.webhooks, resources: 'web_webhook', noCache: true }, async () => {
            return (await import('#web/features/webhook/admin-webhook-page.tsx')).AdminWebhookPage
          }),
        },
        {
          path: 'web_release',
          handle: { title: PAGE_NAMES.releases, resources: 'web_release' } satisfies PageHandle,
          children: [
            {
              index: true,
              ...page(
                { title: PAGE_NAMES.releases, resources: 'web_release', breadcrumb: false, noCache: true },
                async () =>
                  (await import('#web/features/release/admin-release-list-page.tsx')).AdminReleaseListPage,
              ),
            },
            {
              path: ':id',
              loader: digitsOnly,
              ...page(
                { title: PAGE_NAMES.release },
                async () => (await import('#web/features/release/admin-release-page.tsx')).AdminReleasePage,
                { resources: 'web_release' },
              ),
            },
          ],
        },
        {
          path: 'web_message',
          handle: { title: PAGE_NAMES.messages, resources: 'web_message' } satisfies PageHandle,
          children: [
            {
              index: true,
              ...page(
                { title: PAGE_NAMES.messages, resources: 'web_message', breadcrumb: false, noCache: true },
                async () =>
                  (await import('#web/features/message/list/admin-message-list-page.tsx'))
                    .AdminMessageListPage,
              ),
            },
            {
              path: ':id',
              loader: digitsOnly,
              ...page(
                { title: PAGE_NAMES.message },
                async () => (await import('#web/features/message/admin-message-page.tsx')).AdminMessagePage,
                { resources: 'web_message' },
              ),
            },
          ],
        },
        {
          path: 'web_delivery',
          ...page({ title: PAGE_NAMES.deliveries, resources: 'web_delivery', noCache: true }, async () => {
            return (await import('#web/features/delivery/admin-delivery-list-page.tsx')).AdminDeliveryListPage
          }),
        },
      ],
    },
  ]
}

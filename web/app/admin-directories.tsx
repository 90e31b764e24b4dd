// The pages of the console by their directories (spec §2 `/sysUserManage`, `/logManagement` and `/webSystemManage`).
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { DECLARED, DECLARED_PAGES, SINGLE } from '#contract/kinds/declared.ts'
import { productKind } from '#contract/kinds/product.ts'
import type { Button } from '#contract/wire/resource.ts'
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import type { ConsoleKind } from '#web/admin/kinds/admin-api.ts'
import { newRecord } from '#web/admin/kinds/kind-addresses.ts'
import { kindName } from '#web/admin/kinds/kind-names.ts'
import type { MakePages } from './admin-page.ts'
import { KIND_TEXTS, PAGE_TEXTS } from './page-texts.ts'

export const directoriesOf = (make: MakePages): RouteObject[] => [
  systemPages(make),
  logPages(make),
  websitePages(make),
]

const systemPages = ({ directory, fresh, recordsOf, record }: MakePages) =>
  directory('sysUserManage', PAGE_NAMES.system, [
    fresh('userList', PAGE_NAMES.users, async () => {
      return (await import('#web/features/user/list/admin-user-list-page.tsx')).AdminUserListPage
    }),
    fresh('roleList', PAGE_NAMES.roles, async () => {
      return (await import('#web/features/role/admin-role-list-page.tsx')).AdminRoleListPage
    }),
    recordsOf('sysUserManage', 'roleList', PAGE_NAMES.roles, [
      // What they may do there its buttons say.
      record(
        'roleSetting/:id',
        { title: PAGE_NAMES.permissions, resources: 'roleSetting' },
        async () => (await import('#web/features/role/setting/admin-setting-page.tsx')).AdminSettingPage,
        { resources: ['roleSetting', 'roleList'] },
      ),
    ]),
    fresh('sysmenuList', PAGE_NAMES.menus, async () => {
      return (await import('#web/features/menu/admin-menu-page.tsx')).AdminMenuPage
    }),
    fresh('tokenList', PAGE_NAMES.tokens, async () => {
      return (await import('#web/features/my/tokens/admin-token-page.tsx')).AdminTokenPage
    }),
  ])

const logPages = ({ directory, fresh }: MakePages) =>
  directory('logManagement', PAGE_NAMES.logs, [
    fresh('loginLog', PAGE_NAMES.loginLog, async () => {
      return (await import('#web/features/log/admin-login-log-page.tsx')).AdminLoginLogPage
    }),
    fresh('operationLog', PAGE_NAMES.operationLog, async () => {
      return (await import('#web/features/log/admin-operation-log-page.tsx')).AdminOperationLogPage
    }),
    fresh('monitor', PAGE_NAMES.monitor, async () => {
      return (await import('#web/features/monitor/admin-monitor-page.tsx')).AdminMonitorPage
    }),
  ])

/** The pages of all content: records of each may be under review. */
const REVIEWED_PAGES = [
  'web_product_type',
  'web_product',
  ...DECLARED_PAGES,
  ...SINGLE.map(({ page }) => page),
] as const

function websitePages(make: MakePages) {
  const { page, directory, fresh, recordsOf, record } = make
  return directory('webSystemManage', PAGE_NAMES.website, [
    ...SINGLE.map((one) => ({
      path: one.page,
      ...page({ title: kindName(one.kind, 'one'), resources: one.page, texts: KIND_TEXTS }, async () => {
        const { SingleFormPage } = await import('#web/admin/kinds/single-form-page.tsx')
        return () => <SingleFormPage kind={one} />
      }),
    })),
    fresh('web_product_type', kindName('productType', 'many'), async () => {
      return (await import('#web/features/product-type/admin-product-type-page.tsx')).AdminProductTypePage
    }),
    ...[productKind, ...DECLARED].flatMap((kind) => listAndForms(make, kind)),
    fresh('web_media', PAGE_NAMES.media, async () => {
      return (await import('#web/features/media/admin-media-page.tsx')).AdminMediaPage
    }),
    fresh('web_search', PAGE_NAMES.missing, async () => {
      return (await import('#web/features/search/admin-missing-page.tsx')).AdminMissingPage
    }),
    {
      path: 'web_setting',
      ...page({ title: PAGE_NAMES.setting, resources: 'web_setting' }, async () => {
        return (await import('#web/features/setting/admin-setting-page.tsx')).AdminSettingPage
      }),
    },
    recordsOf('webSystemManage', 'web_setting', PAGE_NAMES.setting, [
      {
        path: 'web_setting/fields/:kind',
        ...page(
          { title: PAGE_NAMES.fields, texts: ['console/setting', ...KIND_TEXTS] },
          async () => (await import('#web/features/setting/fields/admin-fields-page.tsx')).AdminFieldsPage,
          { resources: 'web_setting' },
        ),
      },
    ]),
    fresh('web_webhook', PAGE_NAMES.webhooks, async () => {
      return (await import('#web/features/webhook/admin-webhook-page.tsx')).AdminWebhookPage
    }),
    fresh('web_release', PAGE_NAMES.releases, async () => {
      return (await import('#web/features/release/admin-release-list-page.tsx')).AdminReleaseListPage
    }),
    fresh('web_review', PAGE_NAMES.reviews, async () => {
      return (await import('#web/features/release/review/admin-review-list-page.tsx')).AdminReviewListPage
    }),
    recordsOf('webSystemManage', 'web_review', PAGE_NAMES.reviews, [
      // Whoever may see the record may see its review.
      record(
        'web_review/:kind/:id',
        { title: PAGE_NAMES.review, texts: PAGE_TEXTS.web_review ?? [] },
        async () => (await import('#web/features/release/review/admin-review-page.tsx')).AdminReviewPage,
        { resources: REVIEWED_PAGES },
      ),
    ]),
    fresh('web_proposal', PAGE_NAMES.proposals, async () => {
      return (await import('#web/features/release/proposal/admin-proposal-list-page.tsx'))
        .AdminProposalListPage
    }),
    recordsOf('webSystemManage', 'web_proposal', PAGE_NAMES.proposals, [
      record(
        'web_proposal/:id',
        { title: PAGE_NAMES.proposals, texts: PAGE_TEXTS.web_proposal ?? [] },
        async () =>
          (await import('#web/features/release/proposal/admin-proposal-page.tsx')).AdminProposalPage,
        { resources: 'web_proposal' },
      ),
    ]),
    fresh('web_translation', PAGE_NAMES.translation, async () => {
      return (await import('#web/features/release/translation/admin-translation-page.tsx'))
        .AdminTranslationPage
    }),
    fresh('web_past', PAGE_NAMES.past, async () => {
      return (await import('#web/features/release/past/admin-past-page.tsx')).AdminPastPage
    }),
    recordsOf('webSystemManage', 'web_release', PAGE_NAMES.releases, [
      record(
        'web_release/:id',
        { title: PAGE_NAMES.release },
        async () => (await import('#web/features/release/admin-release-page.tsx')).AdminReleasePage,
        { resources: 'web_release' },
      ),
    ]),
    fresh('web_message', PAGE_NAMES.messages, async () => {
      return (await import('#web/features/message/list/admin-message-list-page.tsx')).AdminMessageListPage
    }),
    recordsOf('webSystemManage', 'web_message', PAGE_NAMES.messages, [
      record(
        'web_message/:id',
        { title: PAGE_NAMES.message },
        async () => (await import('#web/features/message/admin-message-page.tsx')).AdminMessagePage,
        { resources: 'web_message' },
      ),
    ]),
    fresh('web_quote', PAGE_NAMES.quotes, async () => {
      return (await import('#web/features/quote/admin-quote-list-page.tsx')).AdminQuoteListPage
    }),
    fresh('web_delivery', PAGE_NAMES.deliveries, async () => {
      return (await import('#web/features/delivery/admin-delivery-list-page.tsx')).AdminDeliveryListPage
    }),
  ])
}

/** What can be done on the list of a kind beside what every list has. */
const ACTIONS: Partial<Record<string, () => Promise<ComponentType>>> = {
  news: async () => (await import('#web/features/news/import/admin-news-import-button.tsx')).NewsImportButton,
}

/** The list of a declared kind, and the pages of its records. */
function listAndForms({ page, fresh, recordsOf, record }: MakePages, kind: ConsoleKind): RouteObject[] {
  const { page: key, forms = key }: ConsoleKind = kind
  const list = kindName(kind.kind, 'many')
  const listPage = async () => {
    const [{ KindListPage }, Actions] = await Promise.all([
      import('#web/admin/kinds/kind-list-page.tsx'),
      ACTIONS[kind.kind]?.(),
    ])
    return () => <KindListPage kind={kind} Actions={Actions} />
  }
  const form = async () => {
    const { KindFormPage } = await import('#web/admin/kinds/kind-form-page.tsx')
    return () => <KindFormPage kind={kind} />
  }
  const own = PAGE_TEXTS[key] ?? []
  return [
    fresh(key, list, listPage, [...KIND_TEXTS, ...own]),
    recordsOf('webSystemManage', key, list, [
      {
        path: `${forms}/${newRecord(kind)}`,
        ...page({ title: kindName(kind.kind, 'add'), texts: [...KIND_TEXTS, ...own] }, form, {
          resources: key,
          button: `${key}:add` as Button,
        }),
      },
      record(`${forms}/:id`, { title: kindName(kind.kind, 'edit'), texts: [...KIND_TEXTS, ...own] }, form, {
        resources: key,
      }),
    ]),
  ]
}

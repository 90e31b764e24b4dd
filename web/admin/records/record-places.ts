// Where the records of each kind stand: the page that lists them, their forms in the console, their public pages.
import type { RecordLink } from '#contract/content/content.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Page } from '#contract/wire/resource.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { formsOf } from '#web/admin/kinds/kind-addresses.ts'
import { byKind } from '#web/admin/kinds/kind-names.ts'

type Place = {
  /** Whoever may open this page may see the records. */
  page: Page
  form: (id: number) => string
  site: (id: number) => string
}

export const RECORD_PLACES: Record<Kind, Place> = {
  homepage: { page: 'web_homepage', form: () => '/webSystemManage/web_homepage', site: () => '/HomePage' },
  aboutus: { page: 'web_aboutus', form: () => '/webSystemManage/web_aboutus', site: () => '/aboutus' },
  productType: {
    page: 'web_product_type',
    form: () => '/webSystemManage/web_product_type',
    site: (id) => `/productModular/${id}`,
  },
  product: {
    page: 'web_product',
    form: (id) => `/webSystemManage/web_product/${id}`,
    site: (id) => `/productDetail/${id}`,
  },
  ...byKind(
    (kind): Place => ({
      page: kind.page,
      form: (id) => `${formsOf(kind)}/${id}`,
      site: (id) => `/${kind.address.record}/${id}`,
    }),
  ),
}

/** Answers the address of a record's form, or `null` where the person may not open it. */
export function useFormAddress(): (record: Pick<RecordLink, 'kind' | 'id'>) => string | null {
  const { pageAt } = useTabs()
  return ({ kind, id }) => {
    const address = RECORD_PLACES[kind].form(id)
    return pageAt(address) === null ? null : address
  }
}

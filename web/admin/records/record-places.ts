// Where the records of each kind stand: the page that lists them, their forms in the console, their public pages.
import type { RecordLink } from '#contract/content/content.ts'
import { aboutusKind } from '#contract/kinds/about.ts'
import type { Single } from '#contract/kinds/declared.ts'
import { homepageKind } from '#contract/kinds/home.ts'
import { productKind } from '#contract/kinds/product.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Page } from '#contract/wire/resource.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import type { ConsoleKind } from '#web/admin/kinds/admin-api.ts'
import { formsOf } from '#web/admin/kinds/kind-addresses.ts'
import { byKind } from '#web/admin/kinds/kind-names.ts'

type Place = {
  /** Whoever may open this page may see the records. */
  page: Page
  /** The page lists them, and its address narrows the list. */
  listed: boolean
  form: (id: number) => string
  site: (id: number) => string
}

const onPage = (page: Page) => `/webSystemManage/${page}`

const listed = (kind: ConsoleKind): Place => ({
  page: kind.page,
  listed: true,
  form: (id) => `${formsOf(kind)}/${id}`,
  site: (id) => `/${kind.address.record}/${id}`,
})
const single = ({ page, address }: Single): Place => ({
  page,
  listed: false,
  form: () => onPage(page),
  site: () => `/${address}`,
})

export const RECORD_PLACES: Record<Kind, Place> = {
  homepage: single(homepageKind),
  aboutus: single(aboutusKind),
  productType: {
    page: productTypeKind.page,
    listed: false,
    form: () => onPage(productTypeKind.page),
    site: (id) => `/${productTypeKind.address.record}/${id}`,
  },
  product: listed(productKind),
  ...byKind(listed),
}

/** Where the records of a kind are listed, narrowed where the list can be; kinds of few records have a page alone. */
export function listAddress(kind: Kind, narrowed: Record<string, string> = {}): string {
  const place = RECORD_PLACES[kind]
  const query = place.listed ? new URLSearchParams(narrowed).toString() : ''
  return onPage(place.page) + (query && `?${query}`)
}

/** Answers the address of a record's form, or `null` where the person may not open it. */
export function useFormAddress(): (record: Pick<RecordLink, 'kind' | 'id'>) => string | null {
  const { pageAt } = useTabs()
  return ({ kind, id }) => {
    const address = RECORD_PLACES[kind].form(id)
    return pageAt(address) === null ? null : address
  }
}

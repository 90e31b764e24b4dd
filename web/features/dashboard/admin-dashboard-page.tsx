// The first page of the console: what there is, what waits, and where to go on.
import { LinkButton } from '#web/admin/link-button.tsx'
import { Nothing } from '#web/admin/nothing.tsx'
import { PageHead } from '#web/admin/page-head.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { menuKeys } from '#web/session/permissions.ts'
import { Permit, useSession } from '#web/session/permit.tsx'
import { Completeness } from './admin-completeness.tsx'
import { ProductFigures, TypeFigure } from './admin-figures.tsx'
import { LatestProducts } from './admin-latest-products.tsx'
import { DASHBOARD_TEXTS } from './admin-texts.ts'
import './admin-dashboard.css'

const PRODUCTS = '/webSystemManage/web_product'
const TYPES = '/webSystemManage/web_product_type'

export function AdminDashboardPage() {
  const texts = useTexts(DASHBOARD_TEXTS)
  const { nickName, name, username, menus, roles } = useSession()
  const keys = menuKeys(menus)
  const opens = (key: string) => roles.includes('admin') || keys.has(key)
  const products = opens('web_product')
  const types = opens('web_product_type')

  return (
    <>
      <PageHead title={texts.hello(nickName || name || username)}>
        {types && <LinkButton to={TYPES}>{texts.manageTypes}</LinkButton>}
        {products && (
          <Permit for="web_product:add">
            <LinkButton type="primary" to={`${PRODUCTS}/add`}>
              {texts.addProduct}
            </LinkButton>
          </Permit>
        )}
      </PageHead>
      {!products && !types && <Nothing title={texts.nothing} says={texts.nothingSays} />}
      {(products || types) && (
        <div className="dash-figures">
          {products && <ProductFigures to={PRODUCTS} />}
          <TypeFigure {...(types && { to: TYPES })} />
        </div>
      )}
      {(products || types) && <Completeness />}
      {products && <LatestProducts to={PRODUCTS} />}
    </>
  )
}

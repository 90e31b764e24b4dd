// The first page of the console: what waits for this person, who visits, what there is, how the site runs; each for who may see it.

import { useQuery } from '@tanstack/react-query'
import { DECLARED_PAGES } from '#contract/kinds/declared.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { menuKeys } from '#web/session/permissions.ts'
import { Permit, useMay, useSession } from '#web/session/permit.tsx'
import { visitsQuery } from './admin-api.ts'
import { ProductFigures, TypeFigure } from './admin-figures.tsx'
import { LatestProducts } from './admin-latest-products.tsx'
import { QuoteFigures } from './admin-quotes.tsx'
import { HealthCard, MailCard, OperationsCard } from './admin-running.tsx'
import { SpanChoice, useSpan } from './admin-span-choice.tsx'
import { LanguagesCard, ToPublishCard } from './admin-to-publish.tsx'
import { TopCards } from './admin-top.tsx'
import { Visits } from './admin-visits.tsx'
import { WaitingPart } from './waiting/admin-waiting.tsx'
import './admin-dashboard.css'
import './admin-figures.css'
import './admin-cards.css'

const PRODUCTS = '/webSystemManage/web_product'
const TYPES = '/webSystemManage/web_product_type'
const CONTENT = ['web_homepage', 'web_aboutus', 'web_product_type', 'web_product', ...DECLARED_PAGES]

/** Who can give somebody a right that was asked for. */
const GRANTS = ['roleSetting:update', 'roleList:members', 'userList:update'] as const

export function AdminDashboardPage() {
  const texts = useTexts('console/dashboard/page')
  const work = useTexts('console/dashboard/work')
  const { nickName, name, username, menus, roles } = useSession()
  const keys = menuKeys(menus)
  const opens = (...any: string[]) => roles.includes('admin') || any.some((key) => keys.has(key))
  const products = opens('web_product')
  const types = opens('web_product_type')
  const content = opens(...CONTENT)
  const messages = opens('web_message')
  const waits = content || opens('web_message', 'web_media', 'web_release', 'web_delivery')
  const grants = useMay()(GRANTS)
  const monitor = opens('monitor')
  const mail = opens('web_delivery', 'web_message')
  const log = opens('operationLog')
  const quotes = opens('web_quote')
  const visits = content || messages || opens('web_search')

  return (
    <>
      <PageHead title={texts.hello({ name: nickName || name || username })}>
        {types && <LinkButton to={TYPES}>{texts.manageTypes}</LinkButton>}
        {products && (
          <Permit for="web_product:add">
            <LinkButton type="primary" to={`${PRODUCTS}/add`}>
              {texts.addProduct}
            </LinkButton>
          </Permit>
        )}
      </PageHead>
      {!visits && !quotes && !waits && !grants && !monitor && !mail && !log && (
        <Nothing title={texts.nothing} description={texts.nothingText} />
      )}
      {(waits || grants) && (
        <div className="dash-top">
          <WaitingPart asks={waits} grants={grants} />
          {content && (
            <div className="dash-aside">
              <ToPublishCard />
              <LanguagesCard />
            </div>
          )}
        </div>
      )}
      {quotes && <QuoteFigures />}
      {visits && <VisitCards />}
      {(products || types) && (
        <div className="dash-figures">
          {products && <ProductFigures to={PRODUCTS} />}
          <TypeFigure {...(types && { to: TYPES })} />
        </div>
      )}
      {(monitor || mail || log) && (
        <section className="dash-part" aria-labelledby="dash-running">
          <h2 id="dash-running">{work.running}</h2>
          <div className="dash-cards">
            {log && <OperationsCard />}
            {monitor && <HealthCard />}
            {mail && <MailCard />}
          </div>
        </section>
      )}
      {products && <LatestProducts to={PRODUCTS} />}
    </>
  )
}

function VisitCards() {
  const texts = useTexts('console/dashboard/visit')
  const [span, choose] = useSpan()
  const query = useQuery(visitsQuery(span))
  return (
    <section className="dash-part" aria-labelledby="dash-visits">
      <div className="dash-part-head">
        <h2 id="dash-visits">{texts.title}</h2>
        <SpanChoice span={span} shown={query.data} onChange={choose} />
      </div>
      <Visits query={query} />
      <TopCards span={span} />
    </section>
  )
}

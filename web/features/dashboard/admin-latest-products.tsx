// The products that were changed last.
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { latestProductsQuery } from './admin-api.ts'

const SHOWN = 8

export function LatestProducts({ to }: { to: string }) {
  const texts = useTexts('console/dashboard/page')
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useQuery(latestProductsQuery(SHOWN))

  return (
    <section className="dash-latest" aria-labelledby="latest-title">
      <div className="dash-latest-head">
        <h2 id="latest-title">{texts.latest}</h2>
        <RouterLink to={to}>{texts.allProducts}</RouterLink>
      </div>
      {error && !data && <LoadFailed error={error} onAgain={refetch} busy={isFetching} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: SHOWN }} />}
      {data?.items.length === 0 && (
        <Nothing title={texts.empty} description={texts.emptyText}>
          <Permit for="web_product:add">
            <LinkButton to={`${to}/add`}>{texts.addProduct}</LinkButton>
          </Permit>
        </Nothing>
      )}
      <ul>
        {data?.items.map((product) => (
          <li key={product.id}>
            {product.cover ? (
              <img
                src={imageAddress(product.cover, 160, [4, 3])}
                alt=""
                width={56}
                height={42}
                loading="lazy"
              />
            ) : (
              <span className="no-cover" />
            )}
            <RouterLink to={`${to}/${product.id}`}>
              <span className="dash-latest-model">{product.productModel}</span>
              {textIn(product.productName, language) || texts.unnamed}
            </RouterLink>
            <RecordStateWord state={product.state} />
            <TimePassed time={product.updateTime} />
          </li>
        ))}
      </ul>
    </section>
  )
}

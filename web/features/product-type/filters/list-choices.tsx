// In which order the products stand, and how many to a page.
import { useSearchParams } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { LIMITS, readLimit } from '#web/site/listing/filters/filter-address.ts'
import { PRODUCT_ORDERS, readOrder } from '#web/site/listing/product-order.ts'

type Props = {
  /** The id of the form that the choices belong to, so that they and the filters are sent together. */
  form: string
  /** Whether there is no such form, so that this one is it. */
  alone: boolean
  total: number
}

export function ListChoices({ form, alone, total }: Props) {
  const site = useTexts('site/frame')
  const texts = useTexts('site/goods/product-type')
  const [search] = useSearchParams()
  const order = readOrder(search)
  const limit = readLimit(search)
  if (total < 2) return null
  const id = search.get('id')
  const choices = (
    <>
      {total > LIMITS[0] && (
        <label className="per-page">
          <span>{texts.perPage}</span>
          <select
            className="input"
            name="limit"
            form={form}
            defaultValue={limit === LIMITS[0] ? '' : limit}
            key={limit}
          >
            {LIMITS.map((count) => (
              <option key={count} value={count === LIMITS[0] ? '' : count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>{site.order}</span>
        <select
          className="input"
          name="sort"
          form={form}
          defaultValue={order === PRODUCT_ORDERS[0] ? '' : order}
          key={order}
        >
          {PRODUCT_ORDERS.map((name) => (
            <option key={name} value={name === PRODUCT_ORDERS[0] ? '' : name}>
              {site.orders[name]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
  if (!alone) return <div className="sort">{choices}</div>
  return (
    <SiteForm className="sort" id={form} live>
      {id && <input type="hidden" name="id" value={id} />}
      {choices}
      <button className="button outline small apply" type="submit">
        {texts.apply}
      </button>
    </SiteForm>
  )
}

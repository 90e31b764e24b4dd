// The order code of a product, which writes itself from what is chosen; without scripts the form comes back with the code.
import { useSearchParams } from 'react-router'
import type { Product } from '#contract/products/product.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'

type Position = Product['orderCode'][number]
const fieldOf = (at: number) => `o.${at}`

/** What the address chooses, else the standard. */
function chosenOf({ options }: Position, said: string | null): string {
  const named = options.find(({ code }) => code === said) ?? options.find(({ standard }) => standard)
  return (named ?? options[0])?.code ?? ''
}

export function OrderCode({ product }: { product: Product }) {
  const texts = useTexts('site/product/facts')
  const product_ = useTexts('site/product/product')
  const [search] = useSearchParams()
  const chosen = product.orderCode.map((position, at) => chosenOf(position, search.get(fieldOf(at))))
  const code = [product.orderPrefix, ...chosen].filter((part) => part !== '').join('-')
  const others = [...search].filter(([name]) => !name.startsWith('o.'))
  return (
    <div className="order">
      <p className="code-line">
        <output className="code">{code}</output>
        <button
          className="copy-model"
          type="button"
          aria-label={product_.copy({ model: code })}
          data-copy={code}
        >
          <Icon name="copy" />
          <Icon name="check" />
        </button>
        <span className="copy-said" role="status" data-said={product_.copied} suppressHydrationWarning>
          {''}
        </span>
        <SiteLink className="link" to={addresses.enquiry(product.id, code)} rel="nofollow">
          {product_.askCode}
          <Icon name="arrow" />
        </SiteLink>
      </p>
      <dl className="on-paper code-key">
        {product.orderCode.map(({ name, options }, at) => (
          <div key={name}>
            <dt lang={langOf(product, `orderCode.${at}.name`)}>{name}</dt>
            {options.map((option, place) => (
              <dd key={option.code} lang={langOf(product, `orderCode.${at}.options.${place}.text`)}>
                <b>{option.code}</b> {option.text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <SiteForm className="code-slots" live id="order-code">
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {product.orderCode.map(({ name, options }, at) => (
          <label className="field" key={name}>
            <span lang={langOf(product, `orderCode.${at}.name`)}>{name}</span>
            <select className="input" name={fieldOf(at)} defaultValue={chosen[at]} key={chosen[at]}>
              {options.map((option, place) => (
                <option
                  key={option.code}
                  value={option.code}
                  lang={langOf(product, `orderCode.${at}.options.${place}.text`)}
                >
                  {option.code} · {option.text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button className="button outline apply" type="submit">
          {texts.writeCode}
        </button>
      </SiteForm>
    </div>
  )
}

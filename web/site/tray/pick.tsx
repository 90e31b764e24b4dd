// A box on a product that puts it into the tray. It belongs to a form, so that products can be chosen without scripts as well.
import { askedKey } from '#contract/enquiries/asked-key.ts'
import type { ProductCard } from '#contract/products/product-card.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'

/** The form that chosen boxes are sent with where no script keeps a tray. */
export const CHOSEN = 'chosen'

/** Width of a picture in the tray, for sharp screens. */
const PICTURE_WIDTH = 160

type Props = {
  product: Pick<ProductCard, 'id' | 'address' | 'productModel' | 'productName' | 'cover'>
  className?: string
  /** The number of a part of the product, which is put into the tray by itself. */
  code?: string
}

export function PickBox({ product, className = 'pick', code = '' }: Props) {
  const texts = useTexts('site/parts').tray
  const { id, address, productModel, productName, cover } = product
  const model = code || productModel || productName
  const picture = cover ? imageAddress(cover.key, PICTURE_WIDTH, [1, 1]) : ''
  return (
    <label className={className}>
      <input
        type="checkbox"
        name="ids"
        value={askedKey(id, code)}
        form={CHOSEN}
        aria-label={texts.put({ model })}
        data-pick={JSON.stringify({ id, address, model, picture, ...(code !== '' && { code }) })}
      />
      <span aria-hidden="true">
        <Icon name="plus" />
        <span>{texts.add}</span>
      </span>
      <span aria-hidden="true">
        <Icon name="check" />
        <span>{texts.added}</span>
      </span>
    </label>
  )
}

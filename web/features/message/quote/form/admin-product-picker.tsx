// Adds lines: a product by its model or name with Enter, and what no product is called as a line of its own.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { AutoComplete, Button } from 'antd'
import { useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import type { QuotableProduct } from '#contract/quotes/quote-shapes.ts'
import { ChoicesFailed } from '#web/admin/page-parts/choices-failed.tsx'
import { useSettled } from '#web/admin/page-parts/use-settled.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { quotableQuery } from '../admin-api.ts'

type Props = {
  id: string
  language: Language
  full: boolean
  onProduct: (product: QuotableProduct) => void
  onOwn: (title: string) => void
}

/** The value of the row that makes a line of what is typed. */
const OWN = 'own'

export function ProductPicker({ id, language, full, onProduct, onOwn }: Props) {
  const texts = useTexts('console/quote/desk')
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const words = typed.trim()
  const settled = useSettled(words)
  const asked = useQuery({ ...quotableQuery(language, settled), enabled: open })
  const found = asked.data ?? []
  // What was found for other words is not offered to Enter.
  const fresh = settled === words && !asked.isPlaceholderData && !asked.isFetching
  const choose = (value: string) => {
    const product = found.find((one) => String(one.id) === value)
    if (product) onProduct(product)
    else if (words !== '') onOwn(words)
    setTyped('')
  }
  const options = [
    ...found.map((product) => ({ value: String(product.id), label: <Offered product={product} /> })),
    ...(words === '' ? [] : [{ value: OWN, label: texts.asOwn({ words }) }]),
  ]
  if (full) return <p className="field-hint">{texts.full}</p>
  return (
    <div className="quote-add">
      <AutoComplete
        id={id}
        className="quote-picker"
        aria-label={texts.addProduct}
        placeholder={texts.addProductHint}
        value={typed}
        open={open}
        options={fresh || words === '' ? options : options.slice(-1)}
        defaultActiveFirstOption
        onSearch={setTyped}
        onSelect={choose}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        popupMatchSelectWidth={360}
      />
      <Button icon={<PlusOutlined />} onClick={() => onOwn('')}>
        {texts.ownLine}
      </Button>
      <span className="field-hint">{texts.pickerHint}</span>
      <ChoicesFailed asked={asked} />
    </div>
  )
}

function Offered({ product: { model, title, code, picture } }: { product: QuotableProduct }) {
  return (
    <span className="quote-offered">
      {picture ? (
        <img src={imageAddress(picture.key, 160, [4, 3])} alt="" width={32} height={24} loading="lazy" />
      ) : (
        <span />
      )}
      <span>
        <b>{model}</b> {title.startsWith(model) ? title.slice(model.length) : title}
        {code && code !== model && <small>{code}</small>}
      </span>
    </span>
  )
}

// One line of a quote as it is written: what, how many, at which price, until when; options and alternatives beneath.
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Input, type MenuProps } from 'antd'
import { type ChangeEvent, type KeyboardEvent, memo, useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Picture } from '#contract/media/media.ts'
import { PRICE, QUOTE_LENGTHS, QUOTE_OPTIONS } from '#contract/quotes/quote-states.ts'
import { amountOf } from '#contract/quotes/quote-sums.ts'
import { writtenAmount, writtenCount, writtenPrice } from '#web/admin/quotes/amounts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { AmountInput } from './admin-amount-input.tsx'
import type { FormLine } from './admin-quote-form.ts'
import { QuoteOptions } from './admin-quote-options.tsx'

/** Stays the same while lines change. */
export type LineWays = {
  change: (id: string, update: (line: FormLine) => FormLine) => void
  move: (id: string, by: number) => void
  remove: (id: string) => void
  double: (id: string) => void
}
type Props = {
  line: FormLine
  at: number
  count: number
  currency: string
  language: Language
  picture: Picture | null
  formId: string
  lacks: Readonly<Record<string, string>>
  ways: LineWays
}

const MOST_PIECES = 1_000_000
const NOTE_ROWS = { minRows: 1, maxRows: 6 }

export const QuoteLineRow = memo(function QuoteLineRow({ line, at, count, ...props }: Props) {
  const texts = useTexts('console/quote/desk')
  const { currency, language, formId, lacks, ways } = props
  const { id, title, quantity, price, discount, options } = line
  const [opened, open] = useState<readonly string[]>([])
  const field = (name: string) => `${formId}.lines.${id}.${name}`
  const lack = (name: string) => lacks[`lines.${id}.${name}`]
  const put = (patch: Partial<FormLine>) => ways.change(id, (before) => ({ ...before, ...patch }))
  const labelled = (label: string) => texts.inLine({ label, at: at + 1 })
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || by === 0) return
    event.preventDefault()
    const { target } = event
    ways.move(id, by)
    // The browser lets go of what is put elsewhere.
    requestAnimationFrame(() => target instanceof HTMLElement && target.focus())
  }
  const small = (name: 'code' | 'note', label: string) => ({
    id: field(name),
    variant: 'borderless' as const,
    size: 'small' as const,
    'aria-label': labelled(label),
    placeholder: label,
    value: line[name],
    maxLength: QUOTE_LENGTHS[name],
    lang: language,
    autoFocus: opened.includes(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      put({ [name]: target.value }),
  })
  const has = (name: 'code' | 'note') => line[name] !== '' || opened.includes(name)
  const addOption = (included: boolean) => put({ options: [...options, { name: '', price: 0, included }] })
  const items = useLineMenu({
    ...{ line, at, count, ways },
    onOpen: (name) => open((before) => [...before, name]),
    onOption: addOption,
  })
  return (
    <li className="quote-line" onKeyDown={press}>
      <span className="quote-line-number">{at + 1}</span>
      <LinePicture picture={props.picture} />
      <div className="quote-line-words">
        <Input.TextArea
          id={field('title')}
          variant="borderless"
          autoSize={{ minRows: 1, maxRows: 4 }}
          aria-label={labelled(texts.lineTitle)}
          placeholder={texts.lineTitle}
          title={lack('title')}
          {...(lack('title') && { status: 'error' as const })}
          value={title}
          maxLength={QUOTE_LENGTHS.title}
          lang={language}
          // A title is one line; Enter is no part of it.
          onPressEnter={(event) => event.preventDefault()}
          onChange={({ target }) => put({ title: target.value.replaceAll('\n', ' ') })}
        />
        {has('code') && <Input {...small('code', texts.code)} />}
        {has('note') && <Input.TextArea {...small('note', texts.note)} autoSize={NOTE_ROWS} />}
      </div>
      <span className="quote-cell" data-label={texts.quantity}>
        <AmountInput
          id={field('quantity')}
          column="quantity"
          label={labelled(texts.quantity)}
          value={quantity}
          written={writtenCount}
          most={MOST_PIECES}
          lack={lack('quantity')}
          onChange={(next) => put({ quantity: next })}
        />
      </span>
      <span className="quote-cell" data-label={texts.price}>
        <AmountInput
          id={field('price')}
          column="price"
          label={labelled(texts.price)}
          value={price}
          written={(value) => writtenPrice(value, currency)}
          placeholder={writtenPrice(0, currency)}
          least={-PRICE}
          most={PRICE}
          lack={lack('price')}
          onChange={(next) => put({ price: next })}
        />
      </span>
      <span className="quote-cell" data-label={texts.discount}>
        <AmountInput
          id={field('discount')}
          column="discount"
          label={labelled(texts.discount)}
          value={discount}
          written={(value) => `${writtenCount(value)} %`}
          placeholder="0 %"
          most={100}
          onChange={(next) => put({ discount: next })}
        />
      </span>
      <output className="quote-line-amount" aria-label={labelled(texts.amount)}>
        {writtenAmount(amountOf(quantity, price, discount, currency), currency)}
      </output>
      <span className="quote-cell" data-label={texts.lineDelivery}>
        <Input
          id={field('delivery')}
          data-column="delivery"
          aria-label={labelled(texts.lineDelivery)}
          placeholder={texts.lineDeliveryHint}
          value={line.delivery}
          maxLength={QUOTE_LENGTHS.lineDelivery}
          lang={language}
          onChange={({ target }) => put({ delivery: target.value })}
        />
      </span>
      <Dropdown trigger={['click']} menu={{ items }} placement="bottomRight">
        <Button
          type="text"
          size="small"
          className="quote-line-more"
          icon={<MoreOutlined />}
          aria-label={texts.lineMore({ name: title || String(at + 1) })}
        />
      </Dropdown>
      {options.length > 0 && (
        <QuoteOptions
          line={line}
          currency={currency}
          language={language}
          id={field('options')}
          labelled={labelled}
          lacks={lacks}
          onChange={(next) => put({ options: next })}
        />
      )}
    </li>
  )
})

function LinePicture({ picture }: { picture: Picture | null }) {
  return (
    <span className="quote-line-picture">
      {picture && (
        <img src={imageAddress(picture.key, 160, [4, 3])} alt="" width={32} height={24} loading="lazy" />
      )}
    </span>
  )
}

type MenuOf = Pick<Props, 'line' | 'at' | 'count' | 'ways'> & {
  onOpen: (name: 'code' | 'note') => void
  onOption: (included: boolean) => void
}

function useLineMenu({ line, at, count, ways, onOpen, onOption }: MenuOf): NonNullable<MenuProps['items']> {
  const texts = useTexts('console/quote/desk')
  const { id, code, note, options } = line
  const full = options.length >= QUOTE_OPTIONS
  const item = (key: string, label: string, onClick: () => void, more: object = {}) => ({
    ...{ key, label, onClick },
    ...more,
  })
  return [
    item('option', texts.addOption, () => onOption(true), { disabled: full }),
    item('alternative', texts.addAlternative, () => onOption(false), { disabled: full }),
    ...(note === '' ? [item('note', texts.addNote, () => onOpen('note'))] : []),
    ...(code === '' ? [item('code', texts.addCode, () => onOpen('code'))] : []),
    item('double', texts.double, () => ways.double(id)),
    { key: 'line', type: 'divider' as const },
    item('up', texts.up, () => ways.move(id, -1), { disabled: at === 0, extra: 'Alt ↑' }),
    item('down', texts.down, () => ways.move(id, 1), { disabled: at === count - 1, extra: 'Alt ↓' }),
    item('remove', texts.removeLine, () => ways.remove(id), { danger: true }),
  ]
}

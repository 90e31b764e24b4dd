// What a line offers beside it: options that count, and alternatives that are shown and not counted.
import { DeleteOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import type { Language } from '#contract/languages/language-codes.ts'
import { PRICE, QUOTE_LENGTHS } from '#contract/quotes/quote-states.ts'
import { amountOf } from '#contract/quotes/quote-sums.ts'
import { writtenAmount, writtenPrice } from '#web/admin/quotes/amounts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { AmountInput } from './admin-amount-input.tsx'
import type { FormLine } from './admin-quote-form.ts'

type Options = FormLine['options']
type Props = {
  line: FormLine
  currency: string
  language: Language
  id: string
  labelled: (label: string) => string
  lacks: Readonly<Record<string, string>>
  onChange: (options: Options) => void
}

export function QuoteOptions({ line, currency, language, id, labelled, lacks, onChange }: Props) {
  const texts = useTexts('console/quote/desk')
  const { quantity, discount, options } = line
  const put = (at: number, patch: Partial<Options[number]>) =>
    onChange(options.map((option, place) => (place === at ? { ...option, ...patch } : option)))
  return (
    <ul className="quote-options">
      {options.map(({ name, price, included }, at) => {
        const lack = lacks[`lines.${line.id}.options.${at}`]
        const label = `${included ? texts.option : texts.alternative} ${at + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has nothing else of its own, and its fields are told what they show
          <li key={at} data-counted={included || undefined}>
            <Select
              size="small"
              variant="borderless"
              className="quote-option-kind"
              aria-label={labelled(label)}
              value={included}
              popupMatchSelectWidth={false}
              options={[
                { value: true, label: texts.option },
                { value: false, label: texts.alternative },
              ]}
              onChange={(next) => put(at, { included: next })}
            />
            <Input
              id={`${id}.${at}`}
              size="small"
              aria-label={labelled(`${label}, ${texts.optionName}`)}
              placeholder={included ? texts.optionHint : texts.alternativeHint}
              title={lack}
              {...(lack && { status: 'error' as const })}
              value={name}
              maxLength={QUOTE_LENGTHS.option}
              lang={language}
              autoFocus={name === '' && price === 0}
              onChange={({ target }) => put(at, { name: target.value })}
            />
            <AmountInput
              id={`${id}.${at}.price`}
              column="option"
              label={labelled(`${label}, ${texts.price}`)}
              value={price}
              written={(value) => writtenPrice(value, currency)}
              placeholder={writtenPrice(0, currency)}
              least={-PRICE}
              most={PRICE}
              onChange={(next) => put(at, { price: next })}
            />
            <output className="quote-line-amount" data-beside={!included || undefined}>
              {!included && '+ '}
              {writtenAmount(amountOf(quantity, price, discount, currency), currency)}
            </output>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={labelled(texts.removeOption({ name: name || label }))}
              onClick={() => onChange(options.toSpliced(at, 1))}
            />
          </li>
        )
      })}
    </ul>
  )
}

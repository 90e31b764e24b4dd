// What a quote comes to while it is written: lines, the discount in them, what stands beside them, all of it.

import { rooms } from 'virtual:texts/names'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Dropdown, Input } from 'antd'
import { PRICE, QUOTE_EXTRAS, QUOTE_LENGTHS } from '#contract/quotes/quote-states.ts'
import { quoteSums } from '#contract/quotes/quote-sums.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { goToField } from '#web/admin/forms/go-to-field.ts'
import { writtenAmount } from '#web/admin/quotes/amounts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { AmountInput } from './admin-amount-input.tsx'
import type { FormExtra } from './admin-quote-form.ts'
import type { PartProps } from './admin-quote-terms.tsx'
import './admin-quote-sums.css'

export function QuoteSums({ form, change, formId, lacks }: PartProps) {
  const texts = useTexts('console/quote/desk')
  const { currency, extras } = form
  const { goods, discount, total } = quoteSums(form.lines, extras, currency)
  const put = (id: string, patch: Partial<FormExtra>) =>
    change({ extras: extras.map((extra) => (extra.id === id ? { ...extra, ...patch } : extra)) })
  return (
    <div className="quote-sums">
      <div className="quote-sum">
        <span>{texts.goods}</span>
        <output>{writtenAmount(goods, currency)}</output>
      </div>
      {discount !== 0 && (
        <div className="quote-sum quote-sum-part">
          <span>{texts.discountIn}</span>
          <output>{writtenAmount(discount, currency)}</output>
        </div>
      )}
      {extras.map(({ id, name, amount }) => {
        const lack = lacks[`extras.${id}`]
        return (
          <div key={id} className="quote-extra">
            <Input
              id={`${formId}.extras.${id}`}
              aria-label={texts.extraName}
              placeholder={texts.extraName}
              title={lack}
              {...(lack && { status: 'error' as const })}
              value={name}
              maxLength={QUOTE_LENGTHS.extra}
              lang={form.language}
              onChange={({ target }) => put(id, { name: target.value })}
            />
            <AmountInput
              id={`${formId}.extras.${id}.amount`}
              column="extra"
              label={texts.extraAmount({ name })}
              value={amount}
              written={(value) => writtenAmount(value, currency)}
              placeholder={writtenAmount(0, currency)}
              least={-PRICE}
              most={PRICE}
              onChange={(next) => put(id, { amount: next })}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={texts.removeOption({ name: name || texts.extraName })}
              onClick={() => change({ extras: extras.filter((extra) => extra.id !== id) })}
            />
          </div>
        )
      })}
      {extras.length < QUOTE_EXTRAS && <AddExtra form={form} change={change} formId={formId} />}
      {form.taxes !== '' && (
        <div className="quote-sum quote-sum-part">
          <span>{texts.taxes}</span>
          <span lang={form.language}>{form.taxes}</span>
        </div>
      )}
      <div className="quote-sum quote-total">
        <span>{texts.totalIn({ currency })}</span>
        <output aria-live="off">{writtenAmount(total, currency)}</output>
      </div>
    </div>
  )
}

function AddExtra({ form, change, formId }: Pick<PartProps, 'form' | 'change' | 'formId'>) {
  const texts = useTexts('console/quote/desk')
  // In the language of the customer, which need not be the one shown.
  const named = rooms[form.language]['names/quote']
  const add = (name: string) => {
    const extra = { id: newId(), name, amount: 0 }
    change({ extras: [...form.extras, extra] })
    goToField(formId, `extras.${extra.id}${name === '' ? '' : '.amount'}`)
  }
  const items = (['freight', 'packing', 'discount'] as const).map((key) => ({
    key,
    label: texts.extraKinds[key],
    onClick: () => add(named[key]),
  }))
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: [...items, { key: 'other', label: texts.extraKinds.other, onClick: () => add('') }] }}
    >
      <Button size="small" icon={<PlusOutlined />} className="quote-add-extra">
        {texts.addExtra}
      </Button>
    </Dropdown>
  )
}

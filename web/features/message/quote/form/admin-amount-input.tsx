// A number as people type it: read by one parser, written out again when the field is left, kept as typed where it cannot be read.
import { Input } from 'antd'
import { useState } from 'react'
import { typedAmount } from '#web/admin/quotes/typed-amount.ts'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  id: string
  label: string
  value: number
  /** As it stands there while nobody types. */
  written: (value: number) => string
  /** Stands for zero. */
  placeholder?: string
  least?: number
  most: number
  /** Enter leads down this column. */
  column: string
  lack?: string | undefined
  onChange: (value: number) => void
}

export function AmountInput({ id, label, value, written, placeholder, column, lack, ...rest }: Props) {
  const { least = 0, most, onChange } = rest
  const texts = useTexts('console/quote/desk')
  const [typed, setTyped] = useState<string | null>(null)
  const readable = (text: string) => {
    const amount = typedAmount(text)
    return amount === undefined || (amount ?? 0) < least || (amount ?? 0) > most ? undefined : (amount ?? 0)
  }
  const unread = typed !== null && readable(typed) === undefined
  const wrong = unread ? texts.unread : lack
  return (
    <Input
      id={id}
      className="quote-amount"
      aria-label={label}
      title={wrong}
      inputMode="decimal"
      autoComplete="off"
      data-column={column}
      data-unread={unread || undefined}
      aria-invalid={Boolean(wrong)}
      {...(wrong && { status: 'error' as const })}
      placeholder={placeholder}
      value={typed ?? (value === 0 && placeholder !== undefined ? '' : written(value))}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        const amount = readable(target.value)
        if (amount !== undefined) onChange(amount)
      }}
      onBlur={() => !unread && setTyped(null)}
    />
  )
}

/** The first number of a form that could not be read. */
export const unreadIn = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[data-unread]') ?? null

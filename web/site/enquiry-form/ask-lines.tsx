// The products that are asked for, a line each: how many, which size, for which fluid.
import type { ReactNode } from 'react'
import {
  type EnquiryLine,
  LINE_LENGTHS,
  LINES,
  type LinePart,
  lineField,
  newLine,
  QUANTITY,
  quantityOf,
} from '#contract/enquiries/enquiry-lines.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import type { EnquiryWords } from './asked-words.ts'
import type { LineProduct } from './line-product.ts'
import { Problem } from './problem.tsx'
import type { useEnquiry } from './use-enquiry.ts'

type Props = {
  id: string
  products: readonly LineProduct[]
  enquiry: ReturnType<typeof useEnquiry>
  words: EnquiryWords
  /** The field that the page leads to by itself. */
  worst: string | undefined
}

export function AskLines({ id, products, enquiry, words, worst }: Props) {
  const { lines } = enquiry.texts
  return (
    <section className="ask-lines" aria-label={words.products}>
      {lines.map((line, at) => (
        <AskLine
          // biome-ignore lint/suspicious/noArrayIndexKey: the same product may come twice, and a line holds no state
          key={at}
          {...{ id, at, line, enquiry, words, worst }}
          product={products.find((one) => one.id === line.productId)}
          onRemove={() => enquiry.setLines(lines.filter((_, other) => other !== at))}
        />
      ))}
      {lines.length < LINES && (
        <button
          type="button"
          className="link ask-more"
          onClick={() => enquiry.setLines([...lines, newLine(null)])}
        >
          <span aria-hidden="true">+</span>
          <span>{words.addProduct}</span>
        </button>
      )}
    </section>
  )
}

type LineProps = Omit<Props, 'products'> & {
  at: number
  line: EnquiryLine
  product: LineProduct | undefined
  onRemove: () => void
}

function AskLine({ id, at, line, product, enquiry, words, worst, onRemove }: LineProps) {
  const called = product ? product.model || product.name : line.name || words.product
  const part = (name: LinePart, label: string, more: object = {}) => {
    const field = lineField(at, name)
    const problem = enquiry.problemOf(field)
    const shared = {
      id: `${id}-${field}`,
      name: field,
      className: 'input',
      value: line[name],
      maxLength: LINE_LENGTHS[name],
      autoComplete: 'off',
      autoFocus: worst === field || undefined,
      'aria-invalid': problem !== '' || undefined,
      'aria-describedby': problem ? `${id}-${field}-error` : undefined,
      onChange: ({ target }: { target: { value: string } }) => enquiry.typeLine(at, name, target.value),
      ...more,
    }
    return (
      <Part id={shared.id} label={label} name={name} problem={problem}>
        {name === 'quantity' ? <Stepper line={line} shared={shared} words={words} /> : <input {...shared} />}
      </Part>
    )
  }
  return (
    <fieldset className="ask-line" aria-label={called}>
      {line.productId !== null && (
        <input type="hidden" name={`lines.${at}.productId`} value={line.productId} />
      )}
      {product ? (
        <Product product={product} words={words} />
      ) : (
        <div className="ask-name">{part('name', words.product)}</div>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={words.removeProduct({ name: called })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      <div className="ask-fields">
        {part('size', words.size, { placeholder: words.sizeHint })}
        {part('medium', words.medium)}
        {part('quantity', words.quantity, { inputMode: 'numeric' })}
        {part('code', words.code)}
        {part('note', words.lineNote)}
      </div>
    </fieldset>
  )
}

function Product({ product, words }: { product: LineProduct; words: EnquiryWords }) {
  const { model, name, picture, address, lang } = product
  const shown = (
    <>
      {picture && (
        <span className="plate">
          <Picture of={picture} alt="" sizes="5rem" ratio={[1, 1]} />
        </span>
      )}
      <span>
        {model !== '' && <b className="model">{model}</b>}
        <span className="ask-called" lang={lang}>
          {name}
        </span>
      </span>
    </>
  )
  if (!address) return <div className="ask-product">{shown}</div>
  const label = `${words.about}: ${[model, name].filter(Boolean).join(' ')}`
  return (
    <SiteLink className="ask-product" to={address} aria-label={label}>
      {shown}
    </SiteLink>
  )
}

type PartProps = { id: string; name: LinePart; label: string; problem: string; children: ReactNode }

function Part({ id, name, label, problem, children }: PartProps) {
  return (
    <div className={`field ask-${name}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      <Problem of={id} text={problem} />
    </div>
  )
}

type StepperProps = {
  line: EnquiryLine
  shared: { onChange: (event: { target: { value: string } }) => void }
  words: EnquiryWords
}

/** A number with a step less and a step more beside it, which the keyboard does not need. */
function Stepper({ line, shared, words }: StepperProps) {
  const step = (by: number) => {
    const next = Math.min(QUANTITY, Math.max(1, (quantityOf(line.quantity.trim()) ?? 0) + by))
    shared.onChange({ target: { value: String(next) } })
  }
  return (
    <span className="stepper">
      <button type="button" tabIndex={-1} aria-label={words.less} onClick={() => step(-1)}>
        <span aria-hidden="true">−</span>
      </button>
      <input {...shared} className="" />
      <button type="button" tabIndex={-1} aria-label={words.more} onClick={() => step(1)}>
        <span aria-hidden="true">+</span>
      </button>
    </span>
  )
}

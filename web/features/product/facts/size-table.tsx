// A table of a product by its sizes or parts, and the drawing of the size that was chosen.
import { useSearchParams } from 'react-router'
import { dimensionsOf, holesOf, isDrawn, rowOf } from '#contract/products/drawings/drawn-size.ts'
import { outlineOf } from '#contract/products/drawings/outline.ts'
import type { ShownColumn, ShownTable } from '#contract/products/product-tables.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Stated, Value } from '#web/site/cards/value.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Drawn } from './drawn.tsx'

/** Sizes that can be chosen above the drawing; of more, some in between are left to the table. */
const CHIPS = 9

/** The table alone, or with its drawing where it has dimensions to draw. */
export function SizeTable({ table }: { table: ShownTable }) {
  const texts = useTexts('site/product/facts')
  const [search] = useSearchParams()
  const [first] = table.columns
  if (!first) return null
  const chosen = isDrawn(table) ? rowOf(first, search.get('size')) : null
  const drawing = chosen === null ? null : outlineOf(dimensionsOf(table, chosen), holesOf(table, chosen))
  return (
    <div className="sizes">
      {chosen !== null && (
        <div className="drawing-box">
          <Chips first={first} chosen={chosen} />
          {drawing && <Drawn picture={drawing} className="drawing" label={texts.drawing} />}
        </div>
      )}
      <section
        className="table-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.tableOf({ title: table.title || texts.sizes })}
      >
        <table className="size-table">
          {table.title && <caption className="hidden-text">{table.title}</caption>}
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th scope="col" key={column.name}>
                  <Head column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.cells.map((name, row) => (
              <tr key={name} data-chosen={row === chosen || undefined}>
                {table.columns.map((column, at) => {
                  const Cell = at === 0 ? 'th' : 'td'
                  return (
                    <Cell key={column.name} {...(at === 0 && { scope: 'row' })}>
                      <Value of={cellOf(column, row)} />
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.note && (
        <p className="size-note">
          <Stated metric={table.note} us={table.usNote} />
        </p>
      )}
    </div>
  )
}

const cellOf = ({ unit, cells, us }: ShownColumn, row: number) => {
  const isSize = unit === 'DN' && us !== null
  const value = `${isSize ? 'DN\u00a0' : ''}${cells[row] ?? ''}`
  return {
    value,
    unit: '',
    us: us && { value: `${us.cells[row] ?? ''}${isSize ? '\u00a0in' : ''}`, unit: '' },
  }
}

/** The unit stands in the head, once for the column. */
function Head({ column: { name, letter, unit, us } }: { column: ShownColumn }) {
  const named = /^[A-Z]$/.test(letter) ? `${name} ${letter}` : name
  const say = (of: string) => (of === '' || of === 'DN' ? named : `${named}, ${of}`)
  return (
    <Value
      of={{ value: say(unit), unit: '', us: us && unit !== 'DN' ? { value: say(us.unit), unit: '' } : null }}
    />
  )
}

function Chips({ first, chosen }: { first: ShownColumn; chosen: number }) {
  const texts = useTexts('site/product/facts')
  const [search] = useSearchParams()
  const every = Math.ceil(first.cells.length / CHIPS)
  const shown = first.cells.map((_, row) => row).filter((row) => row % every === 0 || row === chosen)
  const to = (size: string) => {
    const next = new URLSearchParams(search)
    next.set('size', size)
    return { search: `?${next}`, hash: 'dimensions' }
  }
  return (
    <nav className="size-chips" aria-label={texts.chooseSize}>
      {shown.map((row) => (
        <SiteLink
          key={row}
          to={to(first.cells[row] ?? '')}
          aria-current={row === chosen ? 'true' : undefined}
          rel="nofollow"
          replace
          preventScrollReset
        >
          <Value of={cellOf(first, row)} />
        </SiteLink>
      ))}
    </nav>
  )
}

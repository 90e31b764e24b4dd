// The row of related products.
import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/product-type.ts'
import { fillRelated } from './related.ts'

const card = (id: number) => ({ id }) as ProductCard

test('the row of related products is filled from the family, without the product and without any twice', () => {
  const related = fillRelated({ id: 1, related: [card(2)] }, [
    card(1),
    card(2),
    card(3),
    card(4),
    card(5),
    card(6),
  ])
  expect(related.map(({ id }) => id)).toEqual([2, 3, 4, 5])
})

test('a family of one leaves the row empty', () => {
  expect(fillRelated({ id: 1, related: [] }, [card(1)])).toEqual([])
})

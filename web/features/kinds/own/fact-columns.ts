// The columns of a table of records: the facts that any of them has.
import type { Language } from '#contract/languages/language-codes.ts'
import { langOf } from '#web/ui/local-text.tsx'
import type { OwnCard } from './read.ts'

/** Columns of facts that there is room for. */
const MOST = 5

type Column = {
  name: string
  lang: Language | undefined
  /** All its values are figures, which stand below each other. */
  figures: boolean
}

/** In the order of the fields, though a record may lack some of them. */
export function columnsOf(cards: readonly OwnCard[]): Column[] {
  const columns: Omit<Column, 'figures'>[] = []
  for (const card of cards) {
    let place = 0
    for (const [at, { name }] of card.facts.entries()) {
      const known = columns.findIndex((one) => one.name === name)
      if (known === -1) columns.splice(place, 0, { name, lang: langOf(card, `facts.${at}.name`) })
      place = (known === -1 ? place : known) + 1
    }
  }
  return columns.slice(0, MOST).map((column) => ({ ...column, figures: areFigures(cards, column.name) }))
}

/** Numbers, ranges and sizes: nothing in them is a word. */
const FIGURE = /^[^\p{L}]*\d[^\p{L}]*$/u
const areFigures = (cards: readonly OwnCard[], name: string) =>
  cards.every(({ facts }) => facts.every((fact) => fact.name !== name || FIGURE.test(fact.value)))

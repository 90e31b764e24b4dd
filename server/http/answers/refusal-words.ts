// What is wrong with one field of an input, in a sentence that can stand at the field of a form (three languages).
import type { z } from 'zod'
import { type Wanted, wantedIn } from '#contract/inputs/wanted.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGE_FACTS } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'
import type { Reason } from '#server/failure.ts'
import { listed, serverTexts } from '#server/texts.ts'

const words = serverTexts('server/http/fields')

type Issue = z.core.$ZodIssue

/** The sentence for an issue that Zod found; the input stands in the issue (`reportInput`). */
export function wordsFor(issue: Issue): Reason {
  const own = wantedIn(issue.message)
  if (own) return WANTED_WORDS[own]
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? words.required : (TYPES[issue.expected] ?? words.wrong)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_value':
      return isMissing(issue.input) ? words.required : oneOf(issue.values)
    case 'invalid_format':
      return FORMATS[issue.format] ?? words.wrong
    case 'unrecognized_keys':
      return words.unknown
    case 'invalid_union':
      return isMissing(issue.input) ? words.required : words.wrong
    case 'invalid_key':
      return WANTED_WORDS.key
    default:
      return words.wrong
  }
}

const isMissing = (input: unknown) => input === undefined || input === null || input === ''

function tooSmall(origin: string, least: number): Reason {
  const number = written(least)
  if (origin === 'string') return least <= 1 ? words.required : words.tooShort({ number })
  if (origin === 'array' || origin === 'set') return least <= 1 ? words.atLeastOne : words.tooFew({ number })
  return words.tooSmall({ number })
}

function tooBig(origin: string, most: number): Reason {
  const number = written(most)
  if (origin === 'string') return words.tooLong({ number })
  if (origin === 'array' || origin === 'set') return words.tooMany({ number })
  return words.tooBig({ number })
}

// Made once: making one takes longer than all the rest of a refusal.
const FORMS = eachLanguage((language) => {
  const { numbers, fullWidth = false } = LANGUAGE_FACTS[language]
  return new Intl.NumberFormat(numbers, { useGrouping: !fullWidth })
})
/** A number as each language writes it; commas between thousands are decimal signs to some who read Spanish. */
const written = (number: number): Text =>
  eachLanguage((language) =>
    LANGUAGE_FACTS[language].eitherDecimal ? writeNumber(number, language) : FORMS[language].format(number),
  )

/** Values that a sentence names. */
const NAMED = 12

function oneOf(all: readonly unknown[]): Reason {
  const names = listed(all.slice(0, NAMED).map(String))
  const values = all.length > NAMED ? eachLanguage((language) => `${names[language]}…`) : names
  return all.length === 1 ? words.must({ values }) : words.mustBeOneOf({ values })
}

const TYPES: Readonly<Record<string, Reason>> = { ...words.types, record: words.types.object }
const FORMATS: Readonly<Record<string, Reason>> = words.formats
const WANTED_WORDS: Readonly<Record<Wanted, Reason>> = {
  ...words.wanted,
  missing: words.required,
  wholeNumber: words.types.int,
}

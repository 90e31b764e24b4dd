// How far the count beside a choice of a public filter goes; stands on no validator, so that every page may use it.

/** No further than this, so that a list of a hundred thousand answers as fast as one of a thousand. */
export const CHOICE_COUNT = 1_000

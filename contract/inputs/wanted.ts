// What a field wants, where a pattern alone could not say it: the server answers the sentence for it in the asker's language.

/** Each has its sentence in three languages in `server/http/answers/refusal-words.ts`. */
const WANTED = [
  ...(['phone', 'email', 'username', 'slug', 'year', 'color', 'wholeNumber', 'key', 'missing'] as const),
  ...(['webAddress', 'linkAddress', 'sitePath', 'pictureKey', 'fileKey', 'crop', 'typeLevel'] as const),
  ...([
    'noSlash',
    'noComma',
    'oneLine',
    'tagName',
    'ownTag',
    'filter',
    'ids',
    'keys',
    'values',
    'roleName',
  ] as const),
  ...(['time', 'timeZone', 'country', 'region', 'unit', 'possible', 'oneEnd', 'order'] as const),
] as const
export type Wanted = (typeof WANTED)[number]

const MARK = 'wanted:'

/** The message of a check: `z.string().refine(isPhone, wanted('phone'))`. */
export const wanted = (what: Wanted) => ({ error: `${MARK}${what}` })

/** What a message of a check wants; undefined where it says nothing of the kind. */
export const wantedIn = (message: string): Wanted | undefined =>
  WANTED.find((what) => message === `${MARK}${what}`)

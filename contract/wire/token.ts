// The names that the token of a session goes by, apart from the schemas so that public pages may know them.

/** The readable cookie that keeps the token in the browser (spec §4, §9). */
export const TOKEN_COOKIE = 'Admin-Token'
/** The header that carries it on every call (spec §7). */
export const TOKEN_HEADER = 'X-Token'

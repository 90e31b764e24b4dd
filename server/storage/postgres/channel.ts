// Where nodes tell each other what changed; apart from the client of PostgreSQL, which only those load who have one.

/** What nodes tell each other. */
export const CHANNEL = 'content_changed'

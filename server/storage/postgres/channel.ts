// Where nodes tell each other what changed; apart from the client of PostgreSQL, which only those load who have one.

/** What nodes tell each other. */
export const CHANNEL = 'content_changed'

/** What the connection that watches is called in `pg_stat_activity`. */
export const WATCH_NAME = 'site-watch'

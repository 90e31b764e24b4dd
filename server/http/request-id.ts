// What an answer and its line in the log are known by.
import { randomUUID } from 'node:crypto'

/** The last 62 random bits of a UUID: it travels with every answer, and is looked for among those of a log. */
export const requestId = (): string => randomUUID().slice(19)

// The names of the systems of units, apart from the tables of units, so that public pages load none.

export const SYSTEMS = ['metric', 'us'] as const
export type System = (typeof SYSTEMS)[number]

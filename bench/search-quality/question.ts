// What is asked and the models that are right answers, the first of which need not be better than the others.
export type Question = readonly [keyword: string, ...right: string[]]

/** The work is over for now: the store is away, another node does it, or the program stops. */
export class Ended extends Error {}

// The helper check of spec §5 for links, alone: pages with running text need no other.

/** An address outside the application: http(s):, mailto: or tel:. */
export const isExternal = (address: string): boolean => /^(https?:|mailto:|tel:)/i.test(address)

// What an address and the tray call a product, or a part of it.

/** Between a product and the number of its part: `7~LS-3001`. */
export const PART = '~'
export const askedKey = (id: number, code = '') => (code === '' ? String(id) : `${id}${PART}${code}`)

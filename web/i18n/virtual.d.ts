// What `scripts/texts/vite-texts.ts` makes of the texts.
declare module 'virtual:texts/entry' {
  export const source: import('./texts.ts').Source
}
declare module 'virtual:texts/about' {
  export const source: import('./texts.ts').Source
}
declare module 'virtual:texts/console' {
  export const source: import('./texts.ts').Source
}
declare module 'virtual:texts/names' {
  export const rooms: Record<
    import('#contract/languages/language-codes.ts').Language,
    import('#texts/rooms.ts').NameTrees
  >
}
declare module 'virtual:texts/site' {
  export const rooms: Record<
    import('#contract/languages/language-codes.ts').Language,
    import('./messages.ts').Rooms
  >
}
declare module 'virtual:antd-locales' {
  export const locales: Record<string, () => Promise<{ default: import('antd/es/locale').Locale }>>
}
declare module 'virtual:texts/all' {
  export const rooms: Record<
    import('#contract/languages/language-codes.ts').Language,
    import('./messages.ts').Rooms
  >
}

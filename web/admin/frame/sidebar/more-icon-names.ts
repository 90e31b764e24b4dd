// The names of icons that only a menu of one's own may have: what draws them comes when one is met.

export const MORE_ICONS = [
  'shopping',
  'shop',
  'tags',
  'gift',
  'solution',
  'audit',
  'folder',
  'profile',
  'read',
  'book',
  'star',
  'video',
  'phone',
  'service',
  'bell',
  'map',
  'chart',
  'database',
  'cloud',
  'code',
  'link',
] as const
export type MoreIcon = (typeof MORE_ICONS)[number]

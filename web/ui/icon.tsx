// The icons: line drawings on a grid of 24, inline so that they take the colour of the text.

const SHAPES = {
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  back: 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
  bubble: 'M4 20l1.3-4A8 8 0 1 1 8.500 18.800zM9 10h6M9 13h4',
  calendar: 'M4.5 6h15v14h-15zM4.5 10h15M8 3.5V7M16 3.5V7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5zM18.5 14H20M14 19.5V20',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M8.5 8.5h11v11h-11zM5.5 15.5h-1v-11h11v1',
  down: 'm6 9.5 6 6 6-6',
  download: 'M12 4v11M7 10.500l5 5 5-5M4 20h16',
  enlarge: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  filter: 'M4 7h16M7 12h10M10 17h4',
  gauge: 'M4.5 17.5a9 9 0 1 1 15 0M12 14l4-4.5M12 5.5v1.5M5.5 12H4M20 12h-1.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  menu: 'M3 7h18M3 12h18M3 17h18',
  pause: 'M9 6v12M15 6v12',
  pin: 'M12 21s6.5-6.200 6.5-11a6.5 6.5 0 0 0-13 0c0 4.800 6.5 11 6.5 11zM12 12.300a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600z',
  people:
    'M4 20v-1.5a4 4 0 0 1 4-4h3a4 4 0 0 1 4 4V20M9.5 11a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM16 14.7a4 4 0 0 1 4 3.8V20M15.5 4.7a3.25 3.25 0 0 1 0 6.2',
  phone:
    'M6 3.5h3.5l1.5 5-2.2 1.6a11 11 0 0 0 5.1 5.1l1.6-2.2 5 1.5V18a2.5 2.5 0 0 1-2.5 2.5A14.5 14.5 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5z',
  play: 'M8 5.5v13l10-6.5z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9M20 4v5h-5',
  search: 'M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15 15l5 5',
  share: 'M12 14V3.5M8 7l4-4 4 4M7 10.5H4.5v10h15v-10H17',
  sheet: 'M6 3h8.5L19 7.5V21H6zM14 3v5h5M9 12.5h7M9 16.5h7',
  wrench:
    'M14.5 6.5a4 4 0 0 1 5-1.5l-2.7 2.7 1.5 1.5L21 6.5a4 4 0 0 1-5.6 4.7L7 19.6a1.8 1.8 0 0 1-2.6-2.6l8.4-8.4a4 4 0 0 1 1.7-2.1z',
} as const

/** Those that point along the line, and turn where it runs from right to left. */
const ALONG: readonly string[] = ['arrow', 'back']

export type IconName = keyof typeof SHAPES
export const isIcon = (name: string): name is IconName => Object.hasOwn(SHAPES, name)

/** A drawing without a meaning of its own: the text beside it, or the label of its button, says what it is. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const classes = ['icon', ALONG.includes(name) && 'along', className].filter(Boolean)
  return (
    <svg className={classes.join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  )
}

// The drawn logo, as the header and papers show it: a drop with waves, and the letters.
export const LOGO = {
  viewBox: '10 3 246 60',
  drop: 'M32 5C32 5 53 27.5 53 40A21 21 0 0 1 11 40C11 27.5 32 5 32 5Z',
  waves: 'M18.5 38.5c4.5-4.6 9-4.6 13.5 0s9 4.6 13.5 0M20.5 48c3.8-4 7.7-4 11.5 0s7.7 4 11.5 0',
  letters:
    'M72 14L79.4 14L79.4 43.4L95.5 43.4L95.5 50L72 50ZM101.5 50L114.7 14L122.9 14L136.1 50L128.1 50L125.3 42L112.3 42L109.5 50ZM114.5 35.6L123.1 35.6L118.8 22.8ZM144 50L144 14L151 14L166.4 37.4L166.4 14L173.8 14L173.8 50L166.8 50L151.4 26.6L151.4 50Z',
  /** The B, which is a stroke; the O is a circle of 15 around 238.9 32. */
  stroke: 'M189 17.5V46.5H202.6a7.6 7.6 0 0 0 0-15.2H189H201.1a6.9 6.9 0 0 0 0-13.8Z',
} as const

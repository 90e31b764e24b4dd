// The sizes and shapes that `/image` makes, apart from the schemas so that public pages load no validator.

/** Widths in pixels that `/image` makes; any other is refused, so that nobody can fill the disk (decision 5). */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600, 1920, 2560] as const
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const
export const IMAGE_FITS = ['cover', 'inside'] as const
/** Shapes that `fit=cover` may cut to: width to height. `h` must be what one of them gives for `w`, rounded. */
export const IMAGE_RATIOS = [
  [1, 1],
  [4, 3],
  [4, 5],
  [16, 9],
  [21, 9],
] as const

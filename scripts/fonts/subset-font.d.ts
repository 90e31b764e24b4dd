// What we use of subset-font, which comes without types.
declare module 'subset-font' {
  type How = {
    targetFormat: 'woff2' | 'truetype'
    keepFeatures: readonly string[]
    variationAxes?: Record<string, { min: number; max: number }>
    noHinting: boolean
  }
  // biome-ignore lint/style/noDefaultExport: that is how it comes
  export default function subsetFont(font: Buffer, text: string, how: How): Promise<Buffer>
}

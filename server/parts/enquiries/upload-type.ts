// What a file is that comes with an enquiry: told by its bytes, whatever it is called.
import type { EnquiryFileType } from '#contract/enquiries/enquiry-files.ts'

const ENDINGS: Record<string, readonly string[]> = {
  pdf: ['pdf'],
  picture: ['png', 'jpg', 'jpeg', 'webp', 'gif', 'heic', 'heif', 'avif'],
  step: ['step', 'stp', 'p21'],
  dwg: ['dwg'],
}
/** Brands of pictures in the container that films use as well. */
const BRANDS = /^(heic|heix|heim|heis|mif1|msf1|avif)$/

function pictureEnding(bytes: Buffer): string | null {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString('latin1')
  if (bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a') return 'png'
  if (bytes.subarray(0, 3).toString('hex') === 'ffd8ff') return 'jpg'
  if (/^GIF8[79]a/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && BRANDS.test(text(8, 12))) return 'heic'
  return null
}

/** The type of a file that may be kept by its first bytes, and the ending that belongs to it; null for all others. */
export function judgeUpload(first: Buffer): { type: EnquiryFileType; ending: string } | null {
  const text = first.subarray(0, 1024).toString('latin1')
  if (text.startsWith('%PDF-')) return { type: 'pdf', ending: 'pdf' }
  if (/^AC10\d\d/.test(text)) return { type: 'dwg', ending: 'dwg' }
  if (/^(?:\u00ef\u00bb\u00bf)?\s*ISO-10303-21;/.test(text)) return { type: 'step', ending: 'step' }
  const ending = pictureEnding(first)
  return ending === null ? null : { type: 'picture', ending }
}

/** A name whose ending is true: a browser or a desk may go by it. */
export function trueName(name: string, type: EnquiryFileType, ending: string): string {
  const own = name.toLowerCase().split('.').at(-1) ?? ''
  return ENDINGS[type]?.includes(own) ? name : `${name}.${ending}`
}

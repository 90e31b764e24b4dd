// The files that come along with an enquiry, as the form knows them; no validator.

/** Files of an enquiry, bytes of each, and of the parts that they are sent in. */
export const FILES = 5
export const FILE_BYTES = 10 * 1024 * 1024
export const PART_BYTES = 1024 * 1024
/** Characters of a name, at most. */
export const FILE_NAME = 120

/** What the form takes, told by bytes. */
export const ENQUIRY_FILE_TYPES = ['pdf', 'picture', 'step', 'dwg'] as const
export type EnquiryFileType = (typeof ENQUIRY_FILE_TYPES)[number]
/** What the browser offers to choose. */
export const FILE_ENDINGS = '.pdf,.png,.jpg,.jpeg,.webp,.gif,.heic,.step,.stp,.dwg'

/** Why a file is refused: none of these, a danger found by the owner's scanner, the scanner did not answer, too large, too many. */
export const FILE_REASONS = ['notKind', 'infected', 'unchecked', 'tooLarge', 'tooMany'] as const
export type FileReason = (typeof FILE_REASONS)[number]

/** A file on its way; `file` is the secret by which its browser goes on with it. */
export type SentFile = {
  file: string
  name: string
  size: number
  received: number
  state: 'coming' | 'received' | 'refused'
  reason: FileReason | ''
  type: EnquiryFileType | ''
}

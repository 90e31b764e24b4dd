// Where the picture of a person is: the store keeps the key of a picture, older records may hold an address.
import { isExternal } from '#contract/inputs/external.ts'
import { imageAddress } from '#web/ui/pictures/image-address.ts'

/** Twice the size of the largest one shown, for fine screens. */
const WIDTH = 160

export const avatarAddress = (avatar: string): string =>
  isExternal(avatar) || avatar.startsWith('/') ? avatar : imageAddress(avatar, WIDTH, [1, 1])

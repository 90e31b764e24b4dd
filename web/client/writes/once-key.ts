// A fresh Idempotency-Key.

/** Also without a secure context, where `randomUUID` is missing. */
export const newOnceKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

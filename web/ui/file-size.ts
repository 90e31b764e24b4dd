// The size of a file as people read it.

/** `640 kB`, `2.4 MB`, `1.2 GB`; a file that holds anything has at least 1 kB. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(bytes > 0 ? 1 : 0, Math.round(kilobytes))}\u00a0kB`
  const megabytes = kilobytes / 1024
  if (megabytes < 1000) return `${megabytes.toFixed(1)}\u00a0MB`
  return `${(megabytes / 1024).toFixed(1)}\u00a0GB`
}

// The secret of a preview that this page was opened with; every public read hands it on.

/** The secret in the address of the page, or undefined. */
export const previewToken = (search: string): string | undefined =>
  new URLSearchParams(search).get('preview') ?? undefined

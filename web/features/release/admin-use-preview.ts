// The public site as it will be with all of a release: opened in a window of its own, or its link copied.
import { usePreviewLink } from '#web/admin/page-parts/preview-link.ts'
import { openReleasePreview } from './admin-api.ts'

const HOME = '/HomePage'

export function useReleasePreview(id: number) {
  const { open, copy } = usePreviewLink(async () => (await openReleasePreview(id)).token)
  return { open: (path = HOME) => open(path), copy: () => copy(HOME) }
}

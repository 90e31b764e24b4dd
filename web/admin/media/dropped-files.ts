// The files of something that was dropped on a page, also those in folders.

/** Files of one drop, at most: whoever drops a whole disk is spared the rest. */
export const DROPPED = 500

/** Walks through dropped folders; must be begun while the event is being handled. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return [...transfer.files].slice(0, DROPPED)
  const files: File[] = []
  for (const entry of entries) await walk(entry, files)
  return files
}

async function walk(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= DROPPED) return
  if (entry.isFile) {
    const file = entry as FileSystemFileEntry
    files.push(await new Promise<File>((resolve, reject) => file.file(resolve, reject)))
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (;;) {
    // A folder is read some hundred entries at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return
    for (const one of some) await walk(one, files)
  }
}

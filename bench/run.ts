// Measures the parts of the server that are named, or all of them: `npm run bench`, `npm run bench lists`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureConsole } from './console.ts'
import { measureConsoleServer } from './console-server.ts'
import { measureContent } from './content.ts'
import { measureFlood } from './flood.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measureLogWork } from './log-work.ts'
import { measurePeople } from './people.ts'
import { measurePictures } from './pictures.ts'
import { measureSearch } from './search.ts'
import { measureSite } from './site.ts'
import { measureWeight } from './weight.ts'

const PARTS: Record<string, (folder: string) => Promise<void>> = {
  lists: measureLists,
  logs: measureLogWork,
  people: measurePeople,
  content: measureContent,
  pictures: measurePictures,
  search: measureSearch,
  site: measureSite,
  flood: measureFlood,
  weight: measureWeight,
  lighthouse: measureLighthouse,
  console: measureConsole,
  staff: measureConsoleServer,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure; say some of: ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  try {
    await PARTS[name]?.(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

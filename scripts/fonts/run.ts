// Writes the faces of Inter that pages load.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONTS, makeFaces } from './faces.ts'

for (const [name, content] of await makeFaces()) {
  writeFileSync(join(FONTS, name), content)
  console.log(`${name.padEnd(24)}${content.length}`)
}

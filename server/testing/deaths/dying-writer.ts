// Four writers who append to the operation log of the SQLite file in STORE until the process is killed. Each entry is said
// once its transaction is on the disk: ROUND and a number. CARELESS=on waits for no disk, to show what is lost then.
import { sql } from 'kysely'
import { createOperations } from '#server/parts/logs/operations.ts'
import { migrate } from '#server/storage/migrate.ts'
import { openSqlite } from '#server/storage/open.ts'

const { STORE = '', ROUND = '', CARELESS } = process.env
const WRITERS = 4

const storage = openSqlite(STORE)
await migrate(storage)
if (CARELESS === 'on') await sql`pragma synchronous = off`.execute(storage.db)
const operations = createOperations(storage.db, Date.now)
let count = 0

async function write() {
  for (;;) {
    const requestId = `${ROUND}-${++count}`
    const facts = {
      ...({ module: 'product', verb: 'update', person: { id: 1, username: 'admin' } } as const),
      ...{ address: '127.0.0.1', agent: '', path: '/', code: 200, message: '', duration: 1 },
      ...{ requestId, parameters: { text: 'x'.repeat(count % 900) } },
    }
    await storage.db.transaction().execute((within) => operations.append(within, facts, []))
    process.stdout.write(`${requestId}\n`)
  }
}
await Promise.all(Array.from({ length: WRITERS }, write))

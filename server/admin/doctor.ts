import { CHECKS, type Finding } from './checks.ts'
import { type Command, openStore } from './command.ts'

const SIGNS: Record<Finding['how'], string> = { well: '✓', odd: '!', wrong: '✗' }

export const doctor: Command = {
  takes: '',
  does: 'looks at store, clock, other nodes, disk, bucket, permissions, secrets, backup, mail and the public address',
  words: [0, 0],
  async run(_, { config, say }) {
    const storage = await openStore(config)
    const found: Finding[] = []
    try {
      for (const { name, look } of CHECKS) {
        const finding = await look({ config, storage }).catch(
          (error: Error): Finding => ({ how: 'wrong', says: error.message }),
        )
        if (!finding) continue
        found.push(finding)
        say(`${SIGNS[finding.how]} ${name.padEnd(12)} ${finding.says}`)
      }
    } finally {
      await storage.close()
    }
    return found.every(({ how }) => how !== 'wrong')
  },
}

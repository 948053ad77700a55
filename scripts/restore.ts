import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Problem } from './failures.ts'
import { withStores } from './stores.ts'

/** `npm run restore -- <folder or file> [--remote]`: a backup into a fresh, migrated site. */
await withStores<typeof import('./backup-restore.ts')>(
  {
    missing: 'Name the folder or the file of the backup: npm run restore -- <folder or file>',
    script: 'scripts/backup-restore.ts',
  },
  async ({ subject: path, env, script, has, option }) => {
    const { counts, orphans, pictures, missing } = await script.restoreFrom(path, env, {
      withOtherPepper: has('with-other-pepper'),
      pictures: option('pictures'),
      askForKey,
    })
    const rows = [...counts.values()].reduce((sum, n) => sum + n, 0)
    console.log(
      `${counts.size} tables with ${rows} rows and ${pictures} pictures are restored and checked. The search's own rows, which no backup has, are made again.`,
    )
    for (const [table, n] of orphans)
      console.log(`${n} rows of ${table} were left out: what they belong to is not in the backup.`)
    if (missing > 0)
      console.log(
        `${missing} pictures are not in the bucket. They are in an export: --pictures <folder> copies them with a restore.`,
      )
  },
)

/** From the environment, or typed without being shown. */
async function askForKey(): Promise<string> {
  const given = process.env['BACKUP_KEY']
  if (given) return given
  const { stdin, stderr } = process
  if (!stdin.isTTY)
    throw new Problem('This backup is encrypted. Give its key: BACKUP_KEY=… npm run restore')
  stderr.write('BACKUP_KEY of this backup: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: stdin, output: silent, terminal: true })
  try {
    return (await terminal.question('')).trim()
  } finally {
    terminal.close()
    stderr.write('\n')
  }
}

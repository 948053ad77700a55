import { withStores } from './stores.ts'

/** `npm run restore -- <folder> [--remote]`: a backup into a fresh, migrated site. */
await withStores<typeof import('./backup-folder.ts')>(
  {
    missing: 'Name the folder of the backup: npm run restore -- <folder>',
    script: 'scripts/backup-folder.ts',
  },
  async ({ subject: folder, env, script, has }) => {
    const options = { withOtherPepper: has('with-other-pepper') }
    const { counts, orphans, pictures } = await script.restoreFrom(folder, env, options)
    const rows = [...counts.values()].reduce((sum, n) => sum + n, 0)
    console.log(
      `${counts.size} tables with ${rows} rows and ${pictures} pictures are restored and checked.`,
    )
    for (const [table, n] of orphans)
      console.log(`${n} rows of ${table} were left out: what they belong to is not in the backup.`)
  },
)

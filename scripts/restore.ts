import { withStores } from './stores.ts'

/** `npm run restore -- <folder> [--remote]`: a backup into a fresh site whose migrations have been applied. */
await withStores(async ({ folder, env, backup }) => {
  const { counts, orphans, pictures } = await backup.restoreFrom(folder, env)
  const rows = [...counts.values()].reduce((sum, n) => sum + n, 0)
  console.log(`${counts.size} tables with ${rows} rows and ${pictures} pictures are back and checked.`)
  for (const [table, n] of orphans)
    console.log(`${n} of ${table} stayed out: what they belong to is not in the backup.`)
})

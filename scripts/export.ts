import { withStores } from './stores.ts'

/** `npm run export -- <folder> [--remote]`: everything that the site holds, into a folder. */
await withStores(async ({ folder, env, backup }) => {
  const { tables } = await backup.exportTo(folder, env, Date.now())
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${tables.length} tables with ${rows} rows are in ${folder}. It holds personal data: keep it safe.`)
})

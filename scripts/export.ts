import { withStores } from './stores.ts'

/** `npm run export -- <folder> [--remote]`: writes all data of the site into a folder. */
await withStores<typeof import('./backup-folder.ts')>(
  {
    missing: 'Name the folder for the backup: npm run export -- <folder>',
    script: 'scripts/backup-folder.ts',
  },
  async ({ subject: folder, env, script }) => {
    const { tables } = await script.exportTo(folder, env, Date.now())
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${tables.length} tables with ${rows} rows are in ${folder}. It holds personal data: keep it safe.`,
    )
  },
)

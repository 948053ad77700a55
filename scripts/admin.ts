import { withStores } from './stores.ts'

/** `npm run admin -- <e-mail> [--remote] [--env staging]`: makes an admin without a mail. */
await withStores<typeof import('./first-admin.ts')>(
  {
    missing: 'Name the e-mail address of the admin: npm run admin -- <e-mail>',
    script: 'scripts/first-admin.ts',
  },
  async ({ subject: email, env, script }) =>
    console.log(await script.makeAdmin(env, email, Date.now())),
)

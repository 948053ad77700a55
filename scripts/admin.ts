import { withStores } from './stores.ts'

/**
 * `npm run admin -- <e-mail> [--reset-second-factor] [--remote] [--env staging]`: makes an admin without a mail, or
 * switches off the second step of a login.
 */
await withStores<typeof import('./first-admin.ts')>(
  {
    missing: 'Name the e-mail address of the admin: npm run admin -- <e-mail>',
    script: 'scripts/first-admin.ts',
  },
  async ({ subject: email, env, script, has }) => {
    const act = has('reset-second-factor') ? script.resetSecondFactor : script.makeAdmin
    console.log(await act(env, email, Date.now()))
  },
)

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, BUILT_CONFIG } from './build.ts'
import { deploy } from './deploy/deploy.ts'
import { readNames } from './deploy/names.ts'
import { checkSettings } from './deploy/settings.ts'
import { ROOT, runQuietly } from './tools.ts'

/**
 * `npm run deploy [-- --env staging]`: build, check account and settings, create missing resources,
 * migrate, upload, check the result. `--dry-run` needs no account; `--as-is` deploys with
 * placeholders; `--location` and `--jurisdiction` set the place of a new database.
 */
const { values } = parseArgs({
  options: {
    env: { type: 'string', default: '' },
    'dry-run': { type: 'boolean', default: false },
    'as-is': { type: 'boolean', default: Boolean(process.env['WORKERS_CI']) },
    location: { type: 'string', default: 'wnam' },
    jurisdiction: { type: 'string' },
  },
})
const SMOKE_TIMEOUT_MS = 90_000
const say = (line: string) => console.log(`  ${line}`)

await build(values.env)
if (values['dry-run']) await dryRun()
else
  await deploy({
    config: BUILT_CONFIG,
    asIs: values['as-is'],
    location: values.location,
    jurisdiction: values.jurisdiction,
    origin: process.env['SITE_ORIGIN'],
    timeoutMs: SMOKE_TIMEOUT_MS,
    kept: join(ROOT, '.moraine'),
    mayMakeSecrets: !process.env['CI'],
    say,
  })

async function dryRun(): Promise<void> {
  const names = readNames(BUILT_CONFIG)
  const { output } = await runQuietly(
    'wrangler',
    ['deploy', '--dry-run', '--config', BUILT_CONFIG],
    {
      CLOUDFLARE_ENV: '',
    },
  )
  const { stops, open } = await checkSettings(names)
  say(/Total Upload:.*/.exec(output)?.[0] ?? 'The worker can be packed')
  say(`A deploy to ${names.environment || 'production'} would, in this order:`)
  say(`  look at the account: login, permissions, plan, R2, mail domain`)
  say(
    `  create the database ${names.database} and the queues ${names.queues.join(', ')} where they are missing`,
  )
  say('  print a bookmark of the database, and apply the migrations that it lacks')
  say('  make the secrets SESSION_SECRET and PEPPER where the worker has none, and show them once')
  say(
    `  upload ${names.worker} and its files; the namespace and the bucket ${names.bucket} are made with the first upload`,
  )
  say('  ask the site for its health, its home page and a file')
  for (const each of stops) say(`It would refuse to begin: ${each}`)
  for (const each of open)
    say(`${names.environment ? 'To do' : 'It would ask for --as-is'}: ${each}`)
}

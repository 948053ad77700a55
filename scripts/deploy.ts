import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { baseUrlProblem } from './base-url.ts'
import { build, BUILT_CONFIG } from './build.ts'
import { ask, run } from './tools.ts'
import { secretNames } from './secrets.ts'
import { unknownWords } from './unknown-words.ts'

/**
 * `npm run deploy`: build, create what is missing, generate missing secrets, migrate, deploy. Refuses settings that a site
 * in public cannot have before it touches the account.
 * `npm run deploy -- --dry-run` builds, packs and says what it would do, without an account.
 */
const WORKER = 'moraine'
const DATABASE = 'moraine'
const QUEUES = ['moraine-mail', 'moraine-mail-dead', 'moraine-views']
const SECRETS = ['SESSION_SECRET', 'PEPPER']
const SECRET_BYTES = 36

if (process.argv.includes('--dry-run')) await dryRun()
else await deploy()

async function deploy(): Promise<void> {
  await build()
  const problems = await settingProblems()
  if (problems.length > 0) {
    console.error(`\n  Nothing was deployed. Mend this in wrangler.toml under [vars]:\n${listed(problems)}\n`)
    process.exitCode = 1
    return
  }
  await createDatabase()
  await createQueues()
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', 'wrangler.toml'], { CI: 'true' })
  await withMissingSecrets((files) => run('wrangler', ['deploy', '--config', BUILT_CONFIG, ...files]))
  printWhatIsLeft()
}

async function dryRun(): Promise<void> {
  await build()
  await run('wrangler', ['deploy', '--dry-run', '--config', BUILT_CONFIG])
  console.log(`
  A deploy would, in this order:
    create the database ${DATABASE} and the queues ${QUEUES.join(', ')} where they are missing
    apply the migrations of migrations/ that the database lacks
    generate the secrets ${SECRETS.join(' and ')} where the worker has none
    upload the worker and its assets; the KV namespace and the bucket are created with the first upload`)
  const problems = await settingProblems()
  if (problems.length > 0)
    console.log(
      `\n  But it would refuse to begin, because of what wrangler.toml has under [vars]:\n${listed(problems)}`,
    )
  printWhatIsLeft()
}

/** What is wrong with the variables that were built in. */
async function settingProblems(): Promise<string[]> {
  const { vars } = JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')) as { vars: Record<string, string | undefined> }
  const baseUrl = baseUrlProblem(vars['BASE_URL'] ?? '')
  return [...(baseUrl ? [`BASE_URL ${baseUrl}`] : []), ...(await unknownWords(vars))]
}

function listed(problems: string[]): string {
  return problems.map((problem) => `    - ${problem}`).join('\n')
}

async function createDatabase(): Promise<void> {
  const known = await ask('wrangler', ['d1', 'info', DATABASE])
  if (known.code !== 0) await run('wrangler', ['d1', 'create', DATABASE, '--location', 'wnam'])
}

async function createQueues(): Promise<void> {
  for (const queue of QUEUES) {
    const known = await ask('wrangler', ['queues', 'info', queue])
    if (known.code !== 0) await run('wrangler', ['queues', 'create', queue])
  }
}

/** Hands the deploy a file with random values for the secrets that the worker lacks, and removes the file after. */
async function withMissingSecrets(upload: (options: string[]) => Promise<void>): Promise<void> {
  const names = await secretNames(WORKER)
  const missing = SECRETS.filter((name) => !names.includes(name))
  if (missing.length === 0) return upload([])
  const folder = mkdtempSync(join(tmpdir(), 'moraine-'))
  const file = join(folder, 'secrets.json')
  const values = missing.map((name) => [name, randomBytes(SECRET_BYTES).toString('base64url')])
  writeFileSync(file, JSON.stringify(Object.fromEntries(values)), { mode: 0o600 })
  try {
    await upload(['--secrets-file', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function printWhatIsLeft(): void {
  console.log(`
  Left to do by hand, once:
    1. Set MAIL_FROM, COMPANY_EMAIL and SUPER_USERS (e-mails of the first admins) in wrangler.toml.
       An admin needs an address of their own: the company's two cannot be registered.
    2. Enable sending for the mail domain (wrangler email sending enable <domain>), or set MAIL_TRANSPORT to resend
       with the secret RESEND_API_KEY, or to smtp with the secret SMTP_URL.
    3. Point the site's domain at the worker.
    4. Register with an e-mail of SUPER_USERS and verify it: that account is the first admin.
    5. Replace the placeholders of web/content/company.ts.`)
}

import { meaningOf, Problem } from '../failures.ts'
import { openAccount, type Account } from './account.ts'
import { currentCommit } from './commit.ts'
import { readNames, withIds, type Names } from './names.ts'
import { customHost, checkAccount, type Preflight } from './preflight.ts'
import { newSecrets, secretNames, type NewSecrets } from './secrets.ts'
import { checkSettings } from './settings.ts'
import { smokeTest } from './smoke.ts'
import {
  applyMigrations,
  bookmarkOf,
  ensureDatabase,
  ensureNamespace,
  ensureQueues,
  missingMigrations,
} from './stores.ts'
import { runWrangler, wranglersReason } from './wrangler.ts'

export interface DeployOptions {
  /** Path of the built configuration. */
  config: string
  /** Deploys production although it still has placeholders. */
  asIs: boolean
  location: string
  jurisdiction?: string | undefined
  /** The address to check afterwards, when it is neither BASE_URL's nor that of workers.dev. */
  origin?: string | undefined
  /** Time for the new site to respond, in ms. */
  timeoutMs: number
  /** The folder of new secrets until they have been shown. */
  kept: string
  /** Whether secrets may be made: only where they can be shown to a person. */
  mayMakeSecrets: boolean
  say: (line: string) => void
}

const SAFE = 'Running the same command again is safe: what is done is found and left as it is.'

/**
 * Deploys a build: one line per step, creates missing resources, changes no existing ones.
 * @throws Problem with the failure, the resulting state, and the next step
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const { config, say } = options
  const names = readNames(config)
  const account = await openAccount()
  await preflight(account, names, options)
  const where = { location: options.location, jurisdiction: options.jurisdiction }
  const { id, done } = await ensureDatabase(account, names, where)
  say(`Database     ${names.database}: ${done}`)
  const made = await ensureQueues(account, names)
  say(
    `Queues       ${made.length > 0 ? `created ${made.join(', ')}` : `${names.queues.join(', ')}: there`}`,
  )
  const complete = withIds(config, {
    database: id,
    namespace: await ensureNamespace(account, names.worker),
  })
  await migrate(account, { id, names, config: complete, say })
  const secrets = newSecrets(await secretNames(account, names.worker), {
    worker: names.worker,
    folder: options.kept,
    mayMake: options.mayMakeSecrets,
  })
  const commit = currentCommit()
  const origin = await upload(names, { config: complete, secrets, commit })
  say(`Worker       ${names.worker}: uploaded${commit ? ` ${commit.tag}` : ''}, ${origin}`)
  showSecrets(secrets, names, say)
  secrets.deleteFile()
  await look(options.origin ?? origin, { names, options, commit: commit?.tag ?? null })
}

async function preflight(
  account: Account,
  names: Names,
  { asIs, say }: DeployOptions,
): Promise<void> {
  const [settings, found] = await Promise.all([checkSettings(names), checkAccount(account, names)])
  const stops = [...settings.stops, ...found.stops]
  const open = [...settings.open, ...found.open]
  const isPublic = names.environment === ''
  if (stops.length > 0 || (isPublic && !asIs && open.length > 0))
    throw new Problem(refusal({ stops, open, unsure: found.unsure }, isPublic && !asIs))
  say(`Account      ${account.id}: login, permissions, stores are fine`)
  for (const each of found.unsure) say(`             not asked: ${each}`)
  for (const each of open) say(`             to do: ${each}`)
}

function refusal({ stops, open, unsure }: Preflight, isStrict: boolean): string {
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? [`${title}\n${lines.map((line) => `    - ${line}`).join('\n')}`] : []
  return [
    'Nothing was deployed and nothing changed.',
    ...list('Mend this first:', stops),
    ...list(
      isStrict
        ? 'A site in public should not have this (put it up with --as-is nevertheless):'
        : 'To do later:',
      open,
    ),
    ...list('This could not be asked:', unsure),
  ].join('\n  ')
}

interface Migration {
  id: string
  names: Names
  config: string
  say: (line: string) => void
}

async function migrate(account: Account, { id, names, config, say }: Migration): Promise<void> {
  const bookmark = await bookmarkOf(account, id)
  const back = bookmark
    ? `npx wrangler d1 time-travel restore ${names.database} --bookmark=${bookmark}`
    : null
  say(`Bookmark     ${back ?? 'none was given by D1'}`)
  const missing = await missingMigrations(account, id, names.migrations)
  if (missing.length === 0) return say('Migrations   none to apply')
  try {
    await applyMigrations(config)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [failed = ''] = await missingMigrations(account, id, names.migrations).catch(
      () => missing,
    )
    const next = `The worker was not changed. The next run begins at this migration.${back ? ` To go back: ${back}` : ''}`
    throw new Problem(`The migration ${failed} failed:\n${error.message}\n  ${next}`)
  }
  say(`Migrations   ${missing.length} applied, the last ${missing.at(-1)}`)
}

interface Upload {
  config: string
  secrets: NewSecrets
  commit: ReturnType<typeof currentCommit>
}

/** Returns the worker's address. */
async function upload(
  { worker, vars }: Names,
  { config, secrets, commit }: Upload,
): Promise<string> {
  const host = customHost(vars['BASE_URL'] ?? '')
  const args = ['deploy', '--config', config]
  if (secrets.file) args.push('--secrets-file', secrets.file)
  if (commit) args.push('--tag', commit.tag, '--message', commit.message)
  if (host) args.push('--domain', host)
  const { code, output, complaint } = await runWrangler(args)
  const said = `${output}\n${complaint}`
  if (code !== 0) throw new Problem(`${whyNotUploaded(worker, said)}\n  ${SAFE}`)
  return host ? `https://${host}` : (/https:\/\/[\w.-]+\.workers\.dev/.exec(said)?.[0] ?? '')
}

function whyNotUploaded(worker: string, said: string): string {
  if (said.includes('100328'))
    return `${worker} was not uploaded: the account has no Workers Paid plan (dash.cloudflare.com, Workers, Plans).`
  const isUploaded = /^Uploaded /m.test(said)
  const state = isUploaded
    ? 'uploaded, but not all of its triggers and addresses were set'
    : 'not uploaded'
  return `${worker} was ${state}:\n${meaningOf(said) ?? wranglersReason(said)}`
}

/** Cloudflare never shows a secret again: without `PEPPER` a backup cannot be restored into another account. */
function showSecrets({ shown }: NewSecrets, { worker }: Names, say: (line: string) => void): void {
  if (Object.keys(shown).length === 0) return say('Secrets      kept')
  say(
    `Secrets      made for ${worker}. Put them into your password manager now; they are not shown again:`,
  )
  for (const [name, value] of Object.entries(shown)) say(`             ${name}=${value}`)
}

async function look(
  origin: string,
  { names, options, commit }: { names: Names; options: DeployOptions; commit: string | null },
): Promise<void> {
  const { say, timeoutMs } = options
  if (origin === '')
    return say(
      'Looked at    nothing: the worker has no address (set BASE_URL, or enable workers.dev)',
    )
  try {
    const runs = await smokeTest({ origin, commit, timeoutMs })
    say(`Looked at    ${origin}: health, home and a file are fine; it runs ${runs}`)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const environment = names.environment ? ` -- --env ${names.environment}` : ''
    throw new Problem(
      `The worker is deployed, but ${error.message}\n  A new domain takes some minutes. To go back to the release before: npm run rollback${environment}\n  ${SAFE}`,
    )
  }
}

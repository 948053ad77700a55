import { Problem } from '../failures.ts'
import { openAccount } from './account.ts'
import type { currentCommit } from './commit.ts'
import { withIds, type Names } from './names.ts'
import { ensureNamespace, findDatabase, missingMigrations } from './stores.ts'
import { runWrangler, wranglersReason } from './wrangler.ts'

/** A host label has 63 characters: alias, hyphen, worker. */
const LONGEST_LABEL = 63

interface PreviewOptions {
  /** Path of the built configuration. */
  config: string
  names: Names
  branch: string
  commit: ReturnType<typeof currentCommit>
}

/**
 * Uploads a build as a version of a staging site, which gets an address of its own and takes no other requests. It runs
 * on the staging stores without migrating them. Returns lines about the result.
 * @throws Problem for production, when staging was never deployed, or when the upload fails
 */
export async function uploadPreview({
  config,
  names,
  branch,
  commit,
}: PreviewOptions): Promise<string[]> {
  const { worker, database, environment } = names
  if (environment === '')
    throw new Problem('A preview would run on the stores of production. Run: npm run preview')
  const account = await openAccount()
  const id = await findDatabase(account, database)
  if (!id)
    throw new Problem(
      `${worker} was never deployed. First run: npm run deploy -- --env ${environment}`,
    )
  const missing = await missingMigrations(account, id, names.migrations)
  const namespace = await ensureNamespace(account, worker)
  const complete = withIds(config, { database: id, namespace })

  const alias = aliasOf(branch, worker)
  const args = ['versions', 'upload', '--config', complete, '--preview-alias', alias]
  if (commit) args.push('--tag', commit.tag, '--message', commit.message)
  const { code, output, complaint } = await runWrangler(args)
  if (code !== 0)
    throw new Problem(`${worker} got no preview:\n${wranglersReason(complaint || output)}`)

  const url = /Preview Alias URL: (\S+)/.exec(output)?.[1]
  return [
    url
      ? `${url} shows ${branch} on the stores of ${worker}. No visitor is sent there.`
      : `The version was uploaded, but ${worker} has no preview addresses: deploy it once with preview_urls = true.`,
    ...missing.map(
      (each) => `The database lacks ${each}: npm run deploy -- --env ${environment} applies it.`,
    ),
  ]
}

/** The branch as a host label that begins with a letter. */
function aliasOf(branch: string, worker: string): string {
  const label = branch
    .toLowerCase()
    .replaceAll(/[^\da-z]+/g, '-')
    .replaceAll(/^[^a-z]+/g, '')
    .slice(0, LONGEST_LABEL - 1 - worker.length)
    .replace(/-+$/, '')
  return label || 'preview'
}

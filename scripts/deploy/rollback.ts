import { Problem } from '../failures.ts'
import { runWrangler, wranglersReason } from './wrangler.ts'

/**
 * Routes all requests to the previous version, or a named one. The database does not change: migrations only add, so
 * earlier releases run on it. Returns a sentence about the running version.
 * @throws Problem when there is nothing to roll back to
 */
export async function rollBack({
  config,
  worker,
  version,
}: {
  config: string
  worker: string
  version?: string | undefined
}) {
  const args = [
    'rollback',
    ...(version ? [version] : []),
    '--config',
    config,
    '--yes',
    '--message',
    'npm run rollback',
  ]
  const { code, output, complaint } = await runWrangler(args)
  if (code !== 0)
    throw new Problem(`${worker} was not rolled back:\n${wranglersReason(complaint || output)}`)
  const tags = [...output.matchAll(/Tag:\s+(\S+)/g)].map(([, tag]) => tag)
  return `${worker} runs the release before again (${tags.at(-1) ?? 'no tag'}). The database was left as it is: migrations only add.`
}

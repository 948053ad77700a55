import { Problem } from '../failures.ts'
import { ask, stripColours } from '../tools.ts'
import { wranglersReason } from './stores.ts'

/**
 * Lets the version before (or a named one) take all requests. The database stays as it is: migrations only add, so that
 * earlier releases run on it. Returns a sentence about what runs now.
 * @throws Problem when there is nothing to go back to
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
  const { code, output, complaint } = await ask('wrangler', args, {
    CI: 'true',
    CLOUDFLARE_ENV: '',
    NO_COLOR: '1',
  })
  const said = stripColours(output)
  if (code !== 0)
    throw new Problem(`${worker} was not rolled back:\n${wranglersReason(complaint || output)}`)
  const tags = [...said.matchAll(/Tag:\s+(\S+)/g)].map(([, tag]) => tag)
  return `${worker} runs the release before again (${tags.at(-1) ?? 'no tag'}). The database was left as it is: migrations only add.`
}

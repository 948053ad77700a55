import { ask } from './tools.ts'

/**
 * The names of a deployed worker's secrets; none when there is no such worker yet. Any other failure is one, because new
 * values in the place of a live site's end all sessions and make every password wrong.
 * @throws Error with what wrangler says
 */
export async function secretNames(worker: string, environment: Record<string, string> = {}): Promise<string[]> {
  const { code, output, complaint } = await ask('wrangler', ['secret', 'list', '--name', worker, '--format', 'json'], {
    ...environment,
    NO_COLOR: '1',
  })
  if (code === 0) return (JSON.parse(output) as { name: string }[]).map(({ name }) => name)
  if (complaint.includes(`Worker "${worker}" not found.`)) return []
  throw new Error(`The secrets of ${worker} could not be listed, so nothing was uploaded:\n${complaint || output}`)
}

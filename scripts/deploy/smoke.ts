import { Problem } from '../failures.ts'

const PAUSE_MS = 3000

interface Wanted {
  origin: string
  /** The commit that health has to name; null where it is not known. */
  commit: string | null
  /** How long a new address may take to answer, in ms. */
  patience: number
}

/**
 * Asks a deployed site for its health, its home page and a file of that page. Returns what health says it runs.
 * @throws Problem with the first of them that is wrong once patience has ended
 */
export async function smokeTest({ origin, commit, patience }: Wanted): Promise<string> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await lookAt(origin, commit)
    } catch (error) {
      if (!(error instanceof Problem) || Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.min(PAUSE_MS, patience)))
    }
  }
}

async function lookAt(origin: string, commit: string | null): Promise<string> {
  const health = (await (await get(`${origin}/api/health`)).json().catch(() => ({}))) as {
    version?: string
    commit?: string | null
  }
  if (commit !== null && health.commit !== commit)
    throw new Problem(
      `${origin} still runs ${health.commit ?? health.version ?? 'another release'}, not ${commit}.`,
    )
  const home = await (await get(`${origin}/`)).text()
  const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(home)?.[1]
  if (!asset) throw new Problem(`${origin}/ is no page of this site.`)
  await get(`${origin}${asset}`)
  return `${health.version ?? ''}${health.commit ? ` (${health.commit})` : ''}`
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'follow',
    signal: AbortSignal.timeout(20_000),
  }).catch((error: unknown) => error)
  if (!(response instanceof Response)) throw new Problem(`${url} does not answer.`)
  if (!response.ok) throw new Problem(`${url} answers ${response.status}.`)
  return response
}

import { Problem } from '../failures.ts'

const PAUSE_MS = 3000

interface Wanted {
  origin: string
  /** The commit that the health check must report; null when it is unknown. */
  commit: string | null
  /** Time for a new address to respond, in ms. */
  timeoutMs: number
}

/**
 * Requests a deployed site's health, its home page and a file of that page. Returns the release that health reports.
 * @throws Problem with the first failure once the time is over
 */
export async function smokeTest({ origin, commit, timeoutMs }: Wanted): Promise<string> {
  const end = Date.now() + timeoutMs
  for (;;) {
    try {
      return await checkOnce(origin, commit)
    } catch (error) {
      if (!(error instanceof Problem) || Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.min(PAUSE_MS, timeoutMs)))
    }
  }
}

async function checkOnce(origin: string, commit: string | null): Promise<string> {
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

/** @throws Problem unless the address answers with success within 20 s */
export async function get(url: string): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'follow',
    signal: AbortSignal.timeout(20_000),
  }).catch((error: unknown) => error)
  if (!(response instanceof Response)) throw new Problem(`${url} does not answer.`)
  if (!response.ok) throw new Problem(`${url} answers ${response.status}.`)
  return response
}

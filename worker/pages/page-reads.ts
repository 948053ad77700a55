type Call = Parameters<typeof fetch>

/** The calls of the API that a page was rendered from, and a digest of their answers. */
export interface PageSource {
  calls: Call[]
  digest: string
}

const encoder = new TextEncoder()

/** The reads of one page. Each call is sent once, however often it is asked for. */
export class PageReads {
  readonly #send: (...call: Call) => Promise<Response>
  readonly #answers = new Map<string, Promise<Response>>()
  readonly #calls: Call[] = []

  constructor(send: (...call: Call) => Promise<Response>) {
    this.#send = send
  }

  /** Sends a call, or gives the answer that it already had. */
  readonly fetch: typeof fetch = (...call) => {
    const key = `${String(call[0])} ${JSON.stringify(call[1]?.headers ?? {})}`
    const known = this.#answers.get(key)
    if (known) return known
    const answer = this.#send(...call)
    this.#answers.set(key, answer)
    this.#calls.push(call)
    return answer
  }

  /** Whether the calls of an earlier page still have the same answers. They are sent together. */
  async haveSame({ calls, digest }: PageSource): Promise<boolean> {
    for (const call of calls) void this.fetch(...call)
    return (await this.source())?.digest === digest
  }

  /** Null when an answer cannot be compared. */
  async source(): Promise<PageSource | null> {
    try {
      const answers = await Promise.all([...this.#answers.values()].map(textOf))
      const bytes = encoder.encode(answers.join('\n'))
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      return { calls: this.#calls, digest: String(digest) }
    } catch {
      return null
    }
  }
}

/** A failure has an id of its own, so only its code counts. */
async function textOf(answer: Promise<Response>): Promise<string> {
  const response = await answer
  const value: unknown = await response.json()
  // The response may be read again by the page.
  response.json = () => Promise.resolve(value) as never
  const { code } = value as { code?: unknown }
  return JSON.stringify([response.status, ...response.headers, response.ok ? value : code])
}

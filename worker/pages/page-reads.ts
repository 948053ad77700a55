type Call = Parameters<typeof fetch>

/** The calls of the API that a page was rendered from, with their answers as text. */
export interface PageSource {
  calls: Call[]
  answers: string[]
}

/** A list or a tour that an isolate keeps is the same value for many pages. */
const texts = new WeakMap<object, string>()

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
    const [input, init] = call
    const address = input instanceof Request ? input.url : input.toString()
    const key = `${address} ${JSON.stringify(init?.headers ?? {})}`
    const known = this.#answers.get(key)
    if (known) return known
    const answer = this.#send(...call)
    this.#answers.set(key, answer)
    this.#calls.push(call)
    return answer
  }

  /** Whether the calls of an earlier page still have the same answers. They are sent together. */
  async haveSame({ calls, answers }: PageSource): Promise<boolean> {
    for (const call of calls) void this.fetch(...call)
    const source = await this.source()
    return source?.answers.every((answer, index) => answer === answers[index]) ?? false
  }

  /** Null when an answer cannot be compared. */
  async source(): Promise<PageSource | null> {
    try {
      const answers = await Promise.all([...this.#answers.values()].map(textOf))
      return { calls: this.#calls, answers }
    } catch {
      return null
    }
  }
}

/** In memory. */
export function bytesOf({ answers }: PageSource): number {
  return 2 * answers.reduce((sum, { length }) => sum + length, 0)
}

/** A failure has an id of its own, so only its code counts. */
async function textOf(answer: Promise<Response>): Promise<string> {
  const response = await answer
  const value: unknown = await response.json()
  // The response may be read again by the page.
  response.json = () => Promise.resolve(value) as never
  if (response.ok) return [...response.headers].join('\n') + jsonOf(value)
  return `${response.status} ${String((value as { code?: unknown }).code)}`
}

function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

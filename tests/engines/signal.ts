import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** The way to the site for one phone, which can lose it: an origin of its own. */
export class Signal {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  #isLost = false

  private constructor(site: URL) {
    this.#server = createServer((phone) => {
      if (this.#isLost) {
        phone.destroy()
        return
      }
      const there = connect(Number(site.port), site.hostname)
      for (const [from, to] of [
        [phone, there],
        [there, phone],
      ] as const) {
        this.#open.add(from)
        from.pipe(to)
        from.once('error', () => to.destroy())
        from.once('close', () => {
          this.#open.delete(from)
          to.destroy()
        })
      }
    })
  }

  /** To the site at `origin`. */
  static async to(origin: string): Promise<Signal> {
    const signal = new Signal(new URL(origin))
    signal.#server.listen(0, new URL(origin).hostname)
    await once(signal.#server, 'listening')
    return signal
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Ends what is under way, too, as a tunnel does. */
  lose(): void {
    this.#isLost = true
    for (const socket of this.#open) socket.destroy()
  }

  find(): void {
    this.#isLost = false
  }

  close(): void {
    this.lose()
    this.#server.close()
  }
}

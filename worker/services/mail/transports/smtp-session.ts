import { DeliveryError } from './transport'

interface OpenOptions {
  /** Said after EHLO. */
  name: string
  startTls: boolean
  /** Whether a server without TLS is allowed. */
  mayStayPlain: boolean
  login: { username: string; password: string } | null
}

/**
 * Replies about the site's settings (RFC 5321, 4954, 3207): a command or parameter that the server does not take, such as
 * the name after EHLO, and a missing or refused login.
 */
const OF_SETTINGS = /^5(0\d|3[0458])/
/** Enhanced codes (RFC 3463) of the same: the sender's address, the protocol, and what the server lets this client do. */
const SETTINGS_IN_DETAIL = /^5\d\d[ -]5\.(1\.[78]|5\.\d+|7\.\d+)\b/

const MAX_REPLY_BYTES = 64 * 1024

/**
 * The subject of a refusal. Before the recipient it can only be the site's settings, which may be corrected before the next
 * try. Servers often say so only at the recipient (Postfix: `smtpd_delay_reject`), and tell by an enhanced code.
 */
type About = 'site' | 'recipient' | 'message'

/** The mailer library's own session loops forever on a closed connection; only its message format is used. */
export class SmtpSession {
  private socket: Socket
  private reader: ReadableStreamDefaultReader<Uint8Array>
  private writer: WritableStreamDefaultWriter<Uint8Array>
  private readonly aborted: Promise<never>
  private unread = ''

  constructor(socket: Socket, signal: AbortSignal) {
    this.socket = socket
    this.reader = (socket.readable as ReadableStream<Uint8Array>).getReader()
    this.writer = (socket.writable as WritableStream<Uint8Array>).getWriter()
    this.aborted = new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DeliveryError('Timeout')), { once: true })
    })
    this.aborted.catch(() => undefined)
  }

  /** Greets, starts TLS and logs in. @throws DeliveryError */
  async open({ name, startTls, mayStayPlain, login }: OpenOptions): Promise<void> {
    await this.orAborted(this.socket.opened)
    await this.expect(2)
    let abilities = await this.say(`EHLO ${name}`, 2)
    if (startTls && /^250[ -]STARTTLS\b/im.test(abilities)) {
      await this.say('STARTTLS', 2)
      this.changeToTls()
      abilities = await this.say(`EHLO ${name}`, 2)
    } else if (startTls && !mayStayPlain) throw new DeliveryError('SmtpWithoutTls')
    if (login) await this.logIn(login, abilities)
  }

  /** Sends one message; returns the server's last line, which often contains its id. @throws DeliveryError */
  async send(from: string, to: string, message: string): Promise<string | null> {
    await this.say(`MAIL FROM:<${from}>`, 2)
    await this.say(`RCPT TO:<${to}>`, 2, 'recipient')
    await this.say('DATA', 3, 'message')
    await this.write(message)
    const taken = await this.expect(2, 'message')
    return /^250 [\d.]* ?([\x21-\x7e][\x20-\x7e]{0,150})/.exec(taken)?.[1] ?? null
  }

  /** Quits without waiting for the reply. */
  close(): void {
    this.writer
      .write(new TextEncoder().encode('QUIT\r\n'))
      .then(() => this.socket.close())
      .catch(() => undefined)
  }

  private async logIn(
    { username, password }: { username: string; password: string },
    abilities: string,
  ) {
    if (/^250[ -]AUTH[ =].*\bPLAIN\b/im.test(abilities))
      return this.say(`AUTH PLAIN ${base64(`\0${username}\0${password}`)}`, 2)
    await this.say('AUTH LOGIN', 3)
    await this.say(base64(username), 3)
    return this.say(base64(password), 2)
  }

  /** Unread plain-text data could have been injected before TLS. @throws DeliveryError */
  private changeToTls(): void {
    if (this.unread !== '') throw new DeliveryError('SmtpUnsafe')
    this.reader.releaseLock()
    this.writer.releaseLock()
    this.socket = this.socket.startTls()
    this.reader = (this.socket.readable as ReadableStream<Uint8Array>).getReader()
    this.writer = (this.socket.writable as WritableStream<Uint8Array>).getWriter()
  }

  private async say(line: string, wanted: 2 | 3, about: About = 'site') {
    // A line break in a command would be a second command.
    if (/[\r\n\0]/.test(line)) throw new DeliveryError('SmtpUnsafe', { isFinal: true })
    await this.write(`${line}\r\n`)
    return this.expect(wanted, about)
  }

  private async write(text: string): Promise<void> {
    await this.orAborted(this.writer.write(new TextEncoder().encode(text)))
  }

  private async expect(wanted: 2 | 3, about: About = 'site'): Promise<string> {
    const reply = await this.readReply()
    if (reply.startsWith(String(wanted))) return reply
    const status = /^\d{3}/.exec(reply)?.[0] ?? '000'
    if (!status.startsWith('5')) throw new DeliveryError(`Smtp${status}`)
    if (OF_SETTINGS.test(status)) throw new DeliveryError(`Smtp${status}`)
    if (about === 'site' || (about === 'recipient' && SETTINGS_IN_DETAIL.test(reply)))
      throw new DeliveryError(`SmtpSite${status}`)
    throw new DeliveryError(`Smtp${status}`, { isFinal: true })
  }

  /** A whole reply: lines `250-…` up to the one with a space after the code. */
  private async readReply(): Promise<string> {
    const decoder = new TextDecoder()
    for (;;) {
      const end = /^\d{3}(?: [^\r\n]*)?\r?\n/m.exec(this.unread)
      if (end) {
        const reply = this.unread.slice(0, end.index + end[0].length)
        this.unread = this.unread.slice(reply.length)
        return reply.trimEnd()
      }
      const { value, done } = await this.orAborted(this.reader.read())
      if (done || this.unread.length > MAX_REPLY_BYTES) throw new DeliveryError('SmtpClosed')
      this.unread += decoder.decode(value, { stream: true })
    }
  }

  private orAborted<Value>(step: Promise<Value>): Promise<Value> {
    return Promise.race([step, this.aborted])
  }
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}

import { DeliveryError } from './transport'

interface OpenOptions {
  startTls: boolean
  /** Whether a server without TLS is allowed. */
  mayStayPlain: boolean
  login: { username: string; password: string } | null
}

const MAX_REPLY_BYTES = 64 * 1024

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
  async open({ startTls, mayStayPlain, login }: OpenOptions): Promise<void> {
    await this.orAborted(this.socket.opened)
    await this.expect(2)
    let abilities = await this.say('EHLO moraine', 2)
    if (startTls && /^250[ -]STARTTLS\b/im.test(abilities)) {
      await this.say('STARTTLS', 2)
      this.changeToTls()
      abilities = await this.say('EHLO moraine', 2)
    } else if (startTls && !mayStayPlain) throw new DeliveryError('SmtpWithoutTls')
    if (login) await this.logIn(login, abilities)
  }

  /** Sends one message; returns the server's last line, which often contains its id. @throws DeliveryError */
  async send(from: string, to: string, message: string): Promise<string | null> {
    await this.say(`MAIL FROM:<${from}>`, 2)
    await this.say(`RCPT TO:<${to}>`, 2)
    await this.say('DATA', 3)
    await this.write(message)
    const taken = await this.expect(2)
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
      return this.say(`AUTH PLAIN ${base64(`\0${username}\0${password}`)}`, 2, 'AUTH')
    await this.say('AUTH LOGIN', 3, 'AUTH')
    await this.say(base64(username), 3, 'AUTH')
    return this.say(base64(password), 2, 'AUTH')
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

  private async say(line: string, wanted: 2 | 3, step = line.split(/[ :]/)[0] ?? '') {
    // A line break in a command would be a second command.
    if (/[\r\n\0]/.test(line)) throw new DeliveryError('SmtpUnsafe', { isFinal: true })
    await this.write(`${line}\r\n`)
    return this.expect(wanted, step)
  }

  private async write(text: string): Promise<void> {
    await this.orAborted(this.writer.write(new TextEncoder().encode(text)))
  }

  private async expect(wanted: 2 | 3, step = ''): Promise<string> {
    const reply = await this.readReply()
    if (reply.startsWith(String(wanted))) return reply
    const status = /^\d{3}/.exec(reply)?.[0] ?? '000'
    // A refused login is a configuration error, which may be fixed before the next try.
    throw new DeliveryError(`Smtp${status}`, {
      isFinal: status.startsWith('5') && step !== 'AUTH' && step !== 'EHLO',
    })
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

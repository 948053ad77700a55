import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { TestProject } from 'vitest/node'
import { selfSignedCertificate } from './certificate'
import { SMTP_LOGIN } from './mail-login'
import { hasPostfix, startPostfix, type Postfix } from './postfix'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the tests' HTTP mail provider. */
    mailHttp: string
    /** Address of the tests' SMTP server, and of one that needs a login. */
    mailSmtp: string
    mailSmtpLogin: string
    /** Ports of SMTP servers with a certificate that the worker trusts, and with one that it does not. */
    /** Whether `/postfix` of the HTTP provider starts a Postfix and tells its ports. */
    hasPostfix: boolean
    mailTlsPorts: { startTls: number; fromTheStart: number; untrusted: number; injecting: number }
  }
}

/** A mail that a peer accepted; `key` identifies a repeated one. */
export interface TakenMail {
  to: string
  from: string
  key: string | null
  body: string
  /** Whether it came over TLS. */
  wasEncrypted?: boolean
}

/**
 * Real peers for the mail transports, outside the worker's runtime. The recipient's local part decides how a peer
 * behaves: `down…` fails, `slow…` never responds, `reset…` accepts the mail and then closes the connection.
 * `/taken?to=…` lists accepted mails.
 */
export async function setup(project: TestProject) {
  const taken: TakenMail[] = []
  let postfix: Promise<Postfix> | null = null
  const http = createServer((request, response) => {
    if (request.url !== '/postfix') return void answerHttp(taken, request, response)
    postfix ??= startPostfix((servers.plain.server.address() as AddressInfo).port)
    void postfix.then(({ ports }) => response.end(JSON.stringify(ports)))
  })
  const certificate = readTrusted()
  const servers = {
    plain: smtpServer(taken, { needsLogin: false }),
    login: smtpServer(taken, { needsLogin: true }),
    startTls: smtpServer(taken, { needsLogin: true, startTls: certificate }),
    fromTheStart: smtpServer(taken, { needsLogin: true, secure: true, ...certificate }),
    untrusted: smtpServer(taken, {
      needsLogin: true,
      startTls: selfSignedCertificate('localhost'),
    }),
  }
  const injecting = injectingServer()
  const [
    httpPort = 0,
    injectingPort = 0,
    smtpPort = 0,
    loginPort = 0,
    startTls = 0,
    fromTheStart = 0,
    untrusted = 0,
  ] = await Promise.all(
    [http, injecting, ...Object.values(servers).map(({ server }) => server)].map(listen),
  )
  project.provide('mailHttp', `http://127.0.0.1:${httpPort}`)
  project.provide('mailSmtp', `smtp://127.0.0.1:${smtpPort}`)
  project.provide('hasPostfix', hasPostfix())
  const login = `${SMTP_LOGIN.user}:${encodeURIComponent(SMTP_LOGIN.pass)}`
  project.provide('mailSmtpLogin', `smtp://${login}@127.0.0.1:${loginPort}`)
  project.provide('mailTlsPorts', { startTls, fromTheStart, untrusted, injecting: injectingPort })
  return async function teardown() {
    http.closeAllConnections()
    http.close()
    await postfix?.then(({ stop }) => stop())
    injecting.close()
    await Promise.all(
      Object.values(servers).map(
        (server) => new Promise<void>((resolve) => server.close(() => resolve())),
      ),
    )
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '0.0.0.0', () => resolve((server.address() as AddressInfo).port))
  })
}

/** The HTTP provider: honours `Idempotency-Key` as Resend does. */
async function answerHttp(taken: TakenMail[], request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://peer')
  if (url.pathname === '/taken') {
    response.end(JSON.stringify(taken.filter(({ to }) => to === url.searchParams.get('to'))))
    return
  }
  const body = await readAll(request)
  const mail = JSON.parse(body) as { to: string[]; from: string }
  const [to = ''] = mail.to
  const key = String(request.headers['idempotency-key'])
  const earlier = taken.filter((mail) => mail.to === to)
  const answer = (status: number, value: object) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(value))
  }
  if (request.headers.authorization !== 'Bearer test-key') return answer(401, {})
  if (to.startsWith('slow')) return
  if (to.startsWith('down')) return answer(500, {})
  if (to.startsWith('limited')) return answer(429, {})
  if (to.startsWith('invalid')) return answer(422, {})
  const known = earlier.some((mail) => mail.key === key)
  if (!known) taken.push({ to, from: mail.from, key, body })
  if (to.startsWith('reset') && !known) return void request.socket.destroy()
  return answer(200, { id: `id-of-${key}` })
}

/** Key and certificate that this run's runtime trusts. */
function readTrusted(): { key: string; cert: string } {
  const pem = readFileSync(process.env['MAIL_PEER_PEM'] ?? '', 'utf8')
  const at = pem.indexOf('-----BEGIN CERTIFICATE')
  return { key: pem.slice(0, at), cert: pem.slice(at) }
}

interface SmtpOptions {
  needsLogin: boolean
  /** Speaks TLS from the first byte, with `key` and `cert`. */
  secure?: boolean
  key?: string
  cert?: string
  /** Offers STARTTLS and requires it before a login. */
  startTls?: { key: string; cert: string }
}

function smtpServer(taken: TakenMail[], { needsLogin, startTls, ...tls }: SmtpOptions): SMTPServer {
  const sockets = new Map<number, Socket>()
  const server = new SMTPServer({
    ...tls,
    ...startTls,
    disabledCommands: [...(startTls ? [] : ['STARTTLS']), ...(needsLogin ? [] : ['AUTH'])],
    authOptional: !needsLogin,
    allowInsecureAuth: !startTls,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const isRight = username === SMTP_LOGIN.user && password === SMTP_LOGIN.pass
      done(isRight ? null : new Error('Invalid login'), isRight ? { user: username } : undefined)
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('slow')) return
      if (address.startsWith('invalid'))
        return done(Object.assign(new Error('No such user'), { responseCode: 550 }))
      if (address.startsWith('down'))
        return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
      done()
    },
    onData(stream: SMTPServerDataStream, session: SMTPServerSession, done) {
      void takeMail(stream, session, done)
    },
  })
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket))
  // Some tests close the connection early.
  server.on('error', () => undefined)
  return server

  async function takeMail(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: DataCallback,
  ) {
    const body = await readAll(stream)
    const { rcptTo, mailFrom } = session.envelope
    const to = rcptTo.map(({ address }) => address).join(',')
    const key = /^Message-ID: <([^@]*)@/im.exec(body)?.[1] ?? null
    taken.push({
      to,
      from: mailFrom === false ? '' : mailFrom.address,
      key,
      body,
      wasEncrypted: session.secure,
    })
    if (to.startsWith('reset')) sockets.get(session.remotePort)?.destroy()
    else done(null, 'queued as test-1')
  }
}

/** An attacker on the connection, who injects a response into the packet that starts TLS. */
function injectingServer(): Server {
  return createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 ready\r\n')
    socket.on('data', (data) => {
      const command = data.toString()
      if (command.startsWith('EHLO')) socket.write('250-here\r\n250 STARTTLS\r\n')
      else if (command.startsWith('STARTTLS')) socket.write('220 go on\r\n250 AUTH PLAIN\r\n')
      else socket.destroy()
    })
  })
}

type DataCallback = (error: Error | null, message?: string) => void

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

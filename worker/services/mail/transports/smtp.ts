import { connect } from 'cloudflare:sockets'
import { isLoopbackHost } from '../../../http/rate-limits'
import { DeliveryError, type Transport } from './transport'
import { SmtpSession } from './smtp-session'
import { composeMessage } from './smtp-message'

const DEFAULT_PORTS = { 'smtps:': 465, 'smtp:': 587 } as const

/**
 * Sends over SMTP: `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS, which only loopback may lack.
 * @throws Error for any other URL
 */
export function smtpTransport(smtpUrl: string): Transport {
  const url = new URL(smtpUrl)
  if (url.protocol !== 'smtps:' && url.protocol !== 'smtp:')
    throw new Error('SMTP_URL must begin with smtp or smtps')
  const isSecure = url.protocol === 'smtps:'
  const port = Number(url.port) || DEFAULT_PORTS[url.protocol]
  const login = loginOf(url)
  return async function sendBySmtp(mail, signal) {
    const session = new SmtpSession(
      connect(
        { hostname: url.hostname, port },
        { secureTransport: isSecure ? 'on' : 'starttls', allowHalfOpen: false },
      ),
      signal,
    )
    try {
      await session.open({
        name: greetingName(mail.from.email),
        startTls: !isSecure,
        mayStayPlain: isLoopbackHost(url.hostname),
        login,
      })
      return await session.send(mail.from.email, mail.to, composeMessage(mail))
    } catch (cause) {
      throw cause instanceof DeliveryError ? cause : new DeliveryError('Network', { cause })
    } finally {
      session.close()
    }
  }
}

/**
 * The name after EHLO: the sender's domain if it is a full name, else an address literal. RFC 5321 4.1.1.1 allows only
 * these, and many servers refuse other names.
 */
function greetingName(sender: string): string {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  return /^([a-z\d-]+\.)+[a-z\d-]+$/i.test(domain) ? domain : '[127.0.0.1]'
}

function loginOf({ username, password }: URL) {
  return username
    ? { username: decodeURIComponent(username), password: decodeURIComponent(password) }
    : null
}

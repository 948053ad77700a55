import { env } from 'cloudflare:workers'
import { describe, expect, inject, it } from 'vitest'
import { encodedWords } from '../../../worker/services/mail/transports/encoded-words'
import { bindingTransport } from '../../../worker/services/mail/transports/binding'
import { resendTransport } from '../../../worker/services/mail/transports/resend'
import { smtpTransport } from '../../../worker/services/mail/transports/smtp'
import type { OutgoingMail } from '../../../worker/services/mail/transports/transport'
import { SMTP_LOGIN } from '../../support/mail-login'
import type { TakenMail } from '../../support/mail-peers'

const KOREAN_SUBJECT = '문의가 접수되었습니다 🏔 '.repeat(12).trim()
let sequence = 0

function aMail(localPart: string, columns: Partial<OutgoingMail> = {}): OutgoingMail {
  sequence += 1
  return {
    to: `${localPart}-t${sequence}@example.com`,
    from: { name: 'Moraine 私人定制游', email: 'hello@moraine.example' },
    replyTo: null,
    subject: 'Hello',
    text: 'First line\n.\n.dot\nlast 한글',
    html: '<p>한글</p>',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [],
    key: `key-${sequence}`,
    ...columns,
  }
}

async function takenFor(to: string): Promise<TakenMail[]> {
  const response = await fetch(`${inject('mailHttp')}/taken?to=${encodeURIComponent(to)}`)
  return response.json()
}

const noTimeout = () => new AbortController().signal

describe('the HTTP transport', () => {
  const send = (mail: OutgoingMail, signal = noTimeout()) =>
    resendTransport({ url: inject('mailHttp'), key: 'test-key' })(mail, signal)

  it('delivers a mail with its key and returns the id of the provider', async () => {
    const mail = aMail('ok', { subject: KOREAN_SUBJECT, replyTo: 'sender@example.com' })
    expect(await send(mail)).toBe(`id-of-${mail.key}`)
    const [taken] = await takenFor(mail.to)
    expect(taken).toMatchObject({
      key: mail.key,
      from: 'Moraine 私人定制游 <hello@moraine.example>',
    })
    expect(JSON.parse(taken!.body)).toMatchObject({
      to: [mail.to],
      subject: KOREAN_SUBJECT,
      text: mail.text,
      reply_to: 'sender@example.com',
    })
  })

  it('quotes a name that would be read as other addresses', async () => {
    const mail = aMail('ok', {
      from: { name: 'Moraine, "Inc." <x@y>', email: 'a@moraine.example' },
    })
    await send(mail)
    const [taken] = await takenFor(mail.to)
    expect(taken!.from).toBe(String.raw`"Moraine, \"Inc.\" <x@y>" <a@moraine.example>`)
  })

  it.each([
    ['down', 'Http500', false],
    ['limited', 'Http429', false],
    ['invalid', 'Http422', true],
    ['reset', 'Network', false],
  ])('names the failure of a provider that answers as %s', async (localPart, code, isFinal) => {
    await expect(send(aMail(localPart))).rejects.toMatchObject({ code, isFinal })
  })

  it('treats a refused key as temporary', async () => {
    const refused = resendTransport({ url: inject('mailHttp'), key: 'wrong' })(
      aMail('ok'),
      noTimeout(),
    )
    await expect(refused).rejects.toMatchObject({ code: 'Http401', isFinal: false })
  })
})

describe('the SMTP transport', () => {
  it('delivers a mail to a server without a login', async () => {
    const mail = aMail('ok', { subject: KOREAN_SUBJECT, replyTo: 'sender@example.com' })
    expect(await smtpTransport(inject('mailSmtp'))(mail, noTimeout())).toContain('queued as test-1')
    const [taken] = await takenFor(mail.to)
    const [head = '', body = ''] = taken!.body.split(/\r\n\r\n(.*)/s)
    expect(taken!.key).toBe(mail.key)
    expect(head).toContain('Reply-To: sender@example.com')
    expect(head).toContain('Auto-Submitted: auto-generated')
    expect(Math.max(...head.split('\r\n').map((line) => line.length))).toBeLessThan(120)
    expect(head).toMatch(/^Date: .* \+0000$/m)
    expect(body).toContain('First line\r\n.\r\n.dot\r\n')
    expect(body).not.toContain('\r\n..\r\n')
  })

  it.each([
    ['Moraine Tours', 'Moraine Tours <a@moraine.example>'],
    ['Tours, Inc.', '"Tours, Inc." <a@moraine.example>'],
    ['모레인, Inc.', '=?UTF-8?B?66qo66CI7J24LCBJbmMu?= <a@moraine.example>'],
  ])('names the sender %s so that it is one address', async (name, header) => {
    const mail = aMail('ok', { from: { name, email: 'a@moraine.example' } })
    await smtpTransport(inject('mailSmtp'))(mail, noTimeout())
    const [taken] = await takenFor(mail.to)
    expect(taken!.body.split('\r\n')).toContain(`From: ${header}`)
  })

  it('logs in when the server requires it', async () => {
    const mail = aMail('ok')
    await smtpTransport(inject('mailSmtpLogin'))(mail, noTimeout())
    expect(await takenFor(mail.to)).toHaveLength(1)
  })

  it.each([
    ['down', 'Smtp451', false],
    ['invalid', 'Smtp550', true],
    ['reset', 'SmtpClosed', false],
  ])('names the failure of a server that answers as %s', async (localPart, code, isFinal) => {
    await expect(
      smtpTransport(inject('mailSmtp'))(aMail(localPart), noTimeout()),
    ).rejects.toMatchObject({
      code,
      isFinal,
    })
  })

  it('treats a wrong password as temporary', async () => {
    const url = inject('mailSmtpLogin').replace(/:[^:@]*@/, ':wrong@')
    await expect(smtpTransport(url)(aMail('ok'), noTimeout())).rejects.toMatchObject({
      code: 'Smtp535',
      isFinal: false,
    })
  })

  it('aborts after the timeout when the server does not respond', async () => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 100)
    const sending = smtpTransport(inject('mailSmtp'))(aMail('slow'), stop.signal)
    await expect(sending).rejects.toMatchObject({ code: 'Timeout' })
  })

  it('sends no command that contains a line break', async () => {
    const mail = aMail('ok', { to: 'ok@example.com>\r\nRCPT TO:<victim@example.com' })
    await expect(smtpTransport(inject('mailSmtp'))(mail, noTimeout())).rejects.toMatchObject({
      code: 'SmtpUnsafe',
    })
    expect(await takenFor('victim@example.com')).toEqual([])
  })

  it('reports a server that is not there', async () => {
    await expect(
      smtpTransport('smtp://127.0.0.1:9')(aMail('ok'), noTimeout()),
    ).rejects.toMatchObject({
      code: 'Network',
    })
  })
})

describe('the SMTP transport and TLS', () => {
  const { user, pass } = SMTP_LOGIN
  const ports = () => inject('mailTlsPorts')
  const at = (scheme: string, host: string, port: number) =>
    smtpTransport(`${scheme}://${user}:${encodeURIComponent(pass)}@${host}:${port}`)

  it('changes over to TLS before it logs in', async () => {
    const mail = aMail('ok')
    expect(await at('smtp', 'localhost', ports().startTls)(mail, noTimeout())).toContain(
      'queued as test-1',
    )
    expect(await takenFor(mail.to)).toMatchObject([{ wasEncrypted: true, key: mail.key }])
  })

  it('uses TLS from the start for smtps', async () => {
    const mail = aMail('ok')
    await at('smtps', 'localhost', ports().fromTheStart)(mail, noTimeout())
    expect(await takenFor(mail.to)).toMatchObject([{ wasEncrypted: true }])
  })

  it.each([
    ['an untrusted certificate', 'smtp', 'localhost', 'untrusted', 'Network'],
    ['a certificate of another name', 'smtp', '0.0.0.0', 'startTls', 'Network'],
    ['a certificate of another name from the start', 'smtps', '0.0.0.0', 'fromTheStart', 'Network'],
    ['an answer that came before TLS began', 'smtp', 'localhost', 'injecting', 'SmtpUnsafe'],
  ] as const)('hands nothing over under %s', async (_what, scheme, host, port, code) => {
    const mail = aMail('ok')
    await expect(at(scheme, host, ports()[port])(mail, noTimeout())).rejects.toMatchObject({
      code,
      isFinal: false,
    })
    expect(await takenFor(mail.to)).toEqual([])
  })

  it('delivers nothing to a remote server without TLS', async () => {
    const mail = aMail('ok')
    const { port } = new URL(inject('mailSmtp'))
    const sending = smtpTransport(`smtp://0.0.0.0:${port}`)(mail, noTimeout())
    await expect(sending).rejects.toMatchObject({ code: 'SmtpWithoutTls', isFinal: false })
    expect(await takenFor(mail.to)).toEqual([])
  })
})

describe('the binding', () => {
  it('delivers a mail to the runtime’s own implementation', async () => {
    const mail = aMail('ok', {
      subject: KOREAN_SUBJECT,
      headers: {
        'List-Unsubscribe': '<https://moraine.example/x>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(await bindingTransport(env.EMAIL!)(mail, noTimeout())).toMatch(/.+/)
  })

  it.each([
    ['E_RECIPIENT_SUPPRESSED', true],
    ['E_DAILY_LIMIT_EXCEEDED', false],
  ])('passes on the code %s', async (code, isFinal) => {
    const binding = {
      send: () => Promise.reject(Object.assign(new Error('no'), { code })),
    } as unknown as SendEmail
    await expect(bindingTransport(binding)(aMail('ok'), noTimeout())).rejects.toMatchObject({
      code,
      isFinal,
    })
  })
})

describe('encoded words', () => {
  it('leave plain text alone', () =>
    expect(encodedWords('Plain text', 'Subject')).toBe('Plain text'))

  it.each(['Subject', 'From', 'X-A-Header-With-A-Long-Name'])(
    'cut the long text of %s into lines of at most 76 characters that read back whole',
    (name) => {
      const words = encodedWords(KOREAN_SUBJECT, name)
      const lines = `${name}: ${words}`.split('\r\n')
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76)
      const decoded = words
        .split('\r\n ')
        .map((word) => Buffer.from(word.slice('=?UTF-8?B?'.length, -2), 'base64').toString('utf8'))
      expect(decoded.join('')).toBe(KOREAN_SUBJECT)
    },
  )

  it('encode what only looks encoded', () =>
    expect(encodedWords('=?UTF-8?B?aGk=?=', 'Subject')).not.toBe('=?UTF-8?B?aGk=?='))
})

import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { smtpTransport } from '../../../worker/services/mail/transports/smtp'
import type { OutgoingMail } from '../../../worker/services/mail/transports/transport'
import type { TakenMail } from '../../support/mail-peers'
import type { PostfixPorts } from '../../support/postfix'

/** Needs `apt-get install postfix`, and a user who may start it. */
describe.skipIf(!inject('hasPostfix'))(
  'a Postfix, which is skipped where it is not installed',
  () => {
    let ports: PostfixPorts
    beforeAll(async () => {
      ports = await (await fetch(`${inject('mailHttp')}/postfix`)).json()
    }, 60_000)

    const send = async (listener: keyof PostfixPorts, change: Partial<OutgoingMail> = {}) => {
      const mail = { ...aMail(), ...change }
      // The first connection may come before Postfix listens.
      const sent = await vi.waitFor(
        async () => {
          const result = await smtpTransport(`smtp://127.0.0.1:${ports[listener]}`)(
            mail,
            new AbortController().signal,
          ).catch((error: { code: string }) => error)
          if (result !== null && typeof result === 'object' && result.code === 'Network')
            throw new Error('not yet')
          return result
        },
        { timeout: 20_000, interval: 200 },
      )
      return { mail, sent }
    }

    it.each([
      ['hello@moraine.example', 'moraine.example'],
      ['hello@tours.moraine.example', 'tours.moraine.example'],
      ['hello@xn--vk1bo0j.example', 'xn--vk1bo0j.example'],
      ['hello@localhost', '[127.0.0.1]'],
    ])(
      'a mail of %s is taken by a listener that wants a full name, which is %s',
      async (email, name) => {
        const from = { name: 'Moraine 私人定制游', email }
        const { mail, sent } = await send('strict', { from })
        expect(sent).toContain('queued as')
        await expect.poll(() => takenFor(mail.to), { timeout: 20_000 }).toHaveLength(1)
        const [taken] = await takenFor(mail.to)
        expect(taken?.body).toContain(`Received: from ${name} (`)
      },
    )

    it('a mail is handed on as it was sent: the date in digits, and no header line over 76 characters', async () => {
      const { mail } = await send('strict')
      await expect.poll(() => takenFor(mail.to), { timeout: 20_000 }).toHaveLength(1)
      const [taken] = await takenFor(mail.to)
      const [head = ''] = taken?.body.split('\r\n\r\n') ?? []
      const lines = head.split('\r\n')
      expect(lines.find((line) => line.startsWith('Date: '))).toMatch(/ \+0000$/)
      const encoded = lines.filter((line) => line.includes('=?UTF-8?'))
      expect(encoded.length).toBeGreaterThan(2)
      expect(Math.max(...encoded.map((line) => line.length))).toBeLessThanOrEqual(76)
    })

    it.each([
      ['login', 'Smtp530'],
      ['closed', 'SmtpSite554'],
      ['sender', 'SmtpSite550'],
      ['senderLate', 'SmtpSite553'],
    ] as const)(
      'a mail is tried again when the %s listener refuses the site: %s',
      async (listener, code) => {
        expect((await send(listener)).sent).toMatchObject({ code, isFinal: false })
      },
    )

    it('a mail to a recipient that does not exist is not tried again', async () => {
      expect((await send('unknown')).sent).toMatchObject({ code: 'Smtp550', isFinal: true })
    })
  },
)

let sequence = 0

function aMail(): OutgoingMail {
  sequence += 1
  return {
    to: `postfix-${sequence}@example.com`,
    from: { name: '캘거리 모레인 여행사', email: 'reservations-and-questions@moraine.example' },
    replyTo: null,
    subject: '예약 신청이 접수되었습니다 · 밴프와 레이크루이스 3일 · 2026년 12월 24일',
    text: 'First line\n.\n.dot\nlast 한글',
    html: '<p>한글</p>',
    headers: {},
    attachments: [],
    key: `postfix-${sequence}`,
  }
}

async function takenFor(to: string): Promise<TakenMail[]> {
  const response = await fetch(`${inject('mailHttp')}/taken?to=${encodeURIComponent(to)}`)
  return response.json()
}

import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { replies, topics } from '../../worker/db/schema/board'
import { images } from '../../worker/db/schema/images'
import { users } from '../../worker/db/schema/accounts'
import { aRegistration } from '../support/accounts'
import { aMember, anAdmin, aTour, db, unique } from '../support/builders'
import { aSolvedChallenge } from '../support/contact'
import { fixture } from '../worker/media/fixtures'
import { fetchWorker } from './support/fetch-worker'
import { brokenInvariants } from './support/invariants'
import { randomFrom, scaled, seed } from './support/seed'
import { freshSite, readState } from './support/site-state'

const KIB = 1024
const MIB = 1024 * KIB
const random = randomFrom(seed)
let tour: number
let admin: string

beforeAll(async () => {
  await freshSite()
  tour = await aTour()
  admin = (await anAdmin()).token
})

const post = async (fields: object, token?: string) =>
  fetchWorker(`/api/forum/${tour}/topic`, {
    body: {
      topicName: `Title ${unique()}`,
      category: 1,
      content: `Ten letters and more ${unique()}`,
      ...fields,
    },
    token: token ?? admin,
  })
const signUp = (fields: object) =>
  fetchWorker('/api/user', { body: { ...aRegistration(), ...aSolvedChallenge(), ...fields } })

/** A body of `total` bytes, and how many of them were read. */
function endless(total: number) {
  const counted = { bytes: 0 }
  const piece = new Uint8Array(64 * KIB).fill(0x61)
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (counted.bytes >= total) return controller.close()
      counted.bytes += piece.length
      controller.enqueue(piece)
    },
  })
  return { body, counted }
}

describe('row 13: oversized bodies', () => {
  const path = () => `/api/forum/${tour}/topic`
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

  it('are a 413 by their declared length, or as soon as they exceed the limit', async () => {
    const responses = [
      await fetchWorker(path(), { body: { content: 'x'.repeat(300 * KIB) }, token: admin }),
      await fetchWorker(path(), {
        body: '{}',
        headers: { 'content-length': String(MIB) },
        token: admin,
      }),
      await fetchWorker('/api/file/upload', {
        body: 'x'.repeat(12 * MIB + 1),
        headers: multipart,
        token: admin,
      }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([413, 413, 413])
  })

  it.each([
    ['/api/file/upload', 12 * MIB],
    ['/api/forum/update', MIB],
    ['/api/session/local', 256 * KIB],
  ])(
    'of 100 MB in chunks at %s are read up to the limit and no further',
    async (address, limit) => {
      const { body, counted } = endless(100 * MIB)
      const headers = address.includes('upload') ? multipart : {}
      const { status, ms } = await fetchWorker(address, {
        method: 'POST',
        body,
        headers,
        token: admin,
      })
      expect(status).toBe(413)
      expect(counted.bytes).toBeLessThan(limit + MIB)
      console.info(
        `row 13: 100 MB at ${address} refused after ${counted.bytes} bytes, ${Math.round(ms)} ms`,
      )
    },
  )
})

describe('row 15: malformed bodies', () => {
  it(`${scaled(500, 50)} malformed JSON texts are refused and write nothing (seed ${seed})`, async () => {
    const before = await readState()
    const good = JSON.stringify({
      topicName: 'A "title"',
      category: 1,
      tags: ['a'],
      content: 'Ten letters and more',
    })
    const statuses: Record<number, number> = {}
    for (let n = 0; n < scaled(500, 50); n += 1) {
      const text = spoiled(good)
      const { status } = await fetchWorker(`/api/forum/${tour}/topic`, { body: text, token: admin })
      statuses[status] = (statuses[status] ?? 0) + 1
      expect([text, status]).toEqual([
        text,
        expect.toSatisfy((s: number) => s === 400 || s === 422),
      ])
    }
    console.info(`row 15: JSON ${JSON.stringify(statuses)}`)
    expect(await readState()).toEqual(before)
  })

  it(`${scaled(200, 30)} malformed multipart bodies are refused and write nothing`, async () => {
    const [before, objects] = [await readState(), (await listObjects()).length]
    const part = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const file = part('file', 'not an image')
    const kinds: [string, string][] = [
      ['multipart/form-data', `${file}--x--`],
      ['multipart/form-data; boundary=', `${file}--x--`],
      ['multipart/form-data; boundary=y', `${file}--x--`],
      ['multipart/form-data; boundary=x', file],
      ['multipart/form-data; boundary=x', ''],
      ['multipart/form-data; boundary=x', `${part('forumId', String(tour)).repeat(2)}${file}--x--`],
      [
        'multipart/form-data; boundary=x',
        `${Array.from({ length: 10_000 }, (_, n) => part(`p${n}`, '1')).join('')}--x--`,
      ],
      ['multipart/form-data; boundary=x', `--x\r\ncontent-disposition: nonsense\r\n\r\n1\r\n--x--`],
      ['multipart/mixed; boundary=x', `${file}--x--`],
      ['application/json', `${file}--x--`],
    ]
    for (let n = 0; n < scaled(200, 30); n += 1) {
      const [type, body] = kinds[n % kinds.length]!
      const sender = (await anAdmin()).token
      const { status } = await fetchWorker('/api/file/upload', {
        body: n < kinds.length ? body : spoiled(body.slice(0, 2000)),
        headers: { 'content-type': type },
        token: sender,
      })
      expect([type, status]).toEqual([type, expect.toSatisfy((s: number) => s >= 400 && s < 500)])
    }
    expect([await db.$count(images), (await listObjects()).length]).toEqual([0, objects])
    expect((await readState()).get('outbox')).toEqual(before.get('outbox'))
  })
})

describe('row 16: text of every kind', () => {
  it('is either stored unchanged but for normalisation, or refused', async () => {
    const accepted = [
      '가각힣',
      '\u1100\u1161',
      'é',
      'e\u0301',
      '👨‍👩‍👧‍👦',
      '𠮷野家',
      'ｶﾞ',
      'ﾡ',
      'İstanbul',
      '\ufeffBOM',
      'a\u200db',
      'Ⅷ',
    ]
    for (const text of accepted) {
      const written = await post({
        topicName: `${text} ${unique()}`,
        content: `${text} and ten letters more`,
      })
      const { name, _id } = JSON.parse(written.text) as { name: string; _id: number }
      expect([text, written.status, name.startsWith(text.normalize('NFC').trim())]).toEqual([
        text,
        200,
        true,
      ])
      const read = await fetchWorker(`/api/forum/${tour}/topic/${_id}/reply`, { token: admin })
      const { replies: posts } = JSON.parse(read.text) as { replies: { content: string }[] }
      expect(posts[0]?.content).toBe(`${text} and ten letters more`.normalize('NFC').trim())
    }
    const refused = [
      '\0',
      'a\u0007',
      '\ud800',
      '\udc00x',
      '\u202eabc',
      '\u2066abc',
      'e' + '\u0301'.repeat(12),
      'a\nb',
      'a\u2028b',
    ]
    for (const text of refused)
      expect([text, (await post({ topicName: text })).status]).toEqual([text, 422])
    const bytes = [
      new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
      new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0xc0, 0x80]),
    ]
    for (const each of bytes) {
      const body = new ReadableStream({
        start: (controller) => (controller.enqueue(each), controller.close()),
      })
      expect(
        (await fetchWorker(`/api/forum/${tour}/topic`, { method: 'POST', body, token: admin }))
          .status,
      ).toBe(400)
    }
    expect(await db.$count(topics, sql`instr(title, char(65533)) > 0`)).toBe(0)
    expect(await db.$count(replies, sql`instr(content, char(65533)) > 0`)).toBe(0)
    expect(await brokenInvariants(env)).toEqual([])
  })

  it('that looks the same is one username', async () => {
    const lookalikes = [
      ['가나'.normalize('NFC'), '가나'.normalize('NFD')],
      ['Mira1', 'mIRA1'],
      ['Ｍira2', 'Mira2'],
    ] as const
    for (const [first, second] of lookalikes) {
      const statuses = [
        (await signUp({ username: first })).status,
        (await signUp({ username: second })).status,
      ]
      expect([first, statuses.filter((status) => status === 200).length]).toEqual([first, 1])
    }
    expect(await db.$count(users, sql`username like 'reg%'`)).toBe(0)
  })
})

describe('row 17: lengths at the limit', () => {
  const emoji = (n: number) => '🏔'.repeat(n)
  const topicField = (field: string, text: (n: number) => unknown) => async (n: number) =>
    post({ [field]: text(n) })
  const profileField = (field: string, text: (n: number) => unknown) => (n: number) =>
    signUp({ [field]: text(n) })
  const local = () => `r${unique()}`.padEnd(6, 'a')
  const FIELDS: [string, number, number, (n: number) => ReturnType<typeof fetchWorker>][] = [
    ['title', 1, 120, topicField('topicName', emoji)],
    [
      'content',
      10,
      20_000,
      topicField('content', (n) => `${unique()}`.padEnd(Math.min(n, 4), '.') + emoji(n - 4)),
    ],
    ['tag', 1, 30, topicField('tags', (n) => [emoji(n)])],
    [
      'username',
      1,
      10,
      profileField('username', (n) =>
        n > 3 ? `${100 + unique()}`.padEnd(n, '가') : 'ab가'.slice(0, n),
      ),
    ],
    ['password', 6, 20, profileField('password', (n) => 'q!7Zr9'.repeat(4).slice(0, n))],
    [
      'e-mail',
      12,
      100,
      profileField(
        'email',
        (n) => `${local()}@${'d'.repeat(50)}.${'e'.repeat(n)}`.slice(0, n - 3) + '.ca',
      ),
    ],
  ]

  it.each(FIELDS)('of a %s are from %i to %i code points', async (name, least, most, send) => {
    const within = name === 'e-mail' ? [most - 1, most] : [least, least + 1, most - 1, most]
    for (const length of within)
      expect([name, length, (await send(length)).status]).toEqual([name, length, 200])
    const beyond = name === 'tag' || name === 'e-mail' ? [most + 1] : [least - 1, most + 1]
    for (const length of beyond)
      expect([name, length, (await send(length)).status]).toEqual([name, length, 422])
  })

  it('of a title or a post are counted the same for members', async () => {
    const { token } = await aMember()
    expect((await post({ topicName: emoji(120), content: emoji(20_000) }, token)).status).toBe(200)
    expect((await post({ topicName: emoji(121) }, token)).status).toBe(422)
  })
})

/** The text with a piece overwritten, so that it is no longer JSON. */
function spoiled(text: string): string {
  for (;;) {
    const [from, length] = [Math.floor(random() * text.length), 1 + Math.floor(random() * 6)]
    const junk =
      ['', '"', '{', '}', ',', '\\', '\0', '\u2028', '[[', 'NaN'][Math.floor(random() * 10)] ?? ''
    const made = text.slice(0, from) + junk + text.slice(from + length)
    if (!isJson(made)) return made
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

async function listObjects() {
  return (await env.MEDIA.list()).objects
}

it('the site still accepts writes afterwards', async () => {
  const form = new FormData()
  form.set('file', new File([fixture('png')], 'a.png', { type: 'image/png' }))
  form.set('forumId', String(tour))
  expect((await fetchWorker('/api/file/upload', { body: form, token: admin })).status).toBe(200)
})

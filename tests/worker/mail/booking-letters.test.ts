import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  REFUND_POLICIES,
  type RefundPolicy,
} from '../../../worker/contracts/bookings/refund-policy'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { MAIL_KINDS } from '../../../worker/contracts/mail-kinds'
import type { BookedTrip } from '../../../worker/services/mail/letters/booking-parts'
import { BOOKING_TEXTS } from '../../../worker/services/mail/letters/booking-words'
import { fill } from '../../../worker/services/mail/letters/letter-parts'
import { renderText, renderHtml } from '../../../worker/services/mail/layout'
import {
  type Mail,
  type MailContent,
  writeLetter,
} from '../../../worker/services/mail/mail-content'
import { blankSecrets } from '../../../worker/services/mail/secrets'
import { aQueuedMail, outboxRow } from '../../support/mails'

const BASE_URL = 'https://moraine.example'
const PID = '7K3MP0QXYZ'
const URL_OF_GUEST = `${BASE_URL}/trip/${PID}#k=${'k'.repeat(42)}-`
const INJECTION = '\r\nBcc: x@evil.example\u2028<script>{{id}}'

const TRIP: BookedTrip = {
  pid: PID,
  tourName: 'Banff in a day',
  startDay: '2027-06-12',
  party: { adults: 2, children: 1 },
  pickup: 'canmore',
}
const DAY: Record<Lang, string> = {
  kr: '2027년 6월 12일 토요일',
  ca: 'Saturday, June 12, 2027',
  cn: '2027年6月12日星期六',
}
const SHORT_DAY: Record<Lang, string> = {
  kr: '2027년 6월 12일',
  ca: 'June 12, 2027',
  cn: '2027年6月12日',
}
const PARTY: Record<Lang, string> = {
  kr: '성인 2명, 어린이 1명',
  ca: '2 adults, 1 child',
  cn: '成人 2 位，儿童 1 位',
}
const PICKUP: Record<Lang, string> = { kr: '캔모어', ca: 'Canmore', cn: '坎莫尔' }

const toGuest = { ...TRIP, url: URL_OF_GUEST, code: '104729' }
const toDesk = { ...TRIP, bookingId: 41, name: 'Kim Hana' }
const CAD = (amount: number) => ({ currency: 'CAD', amount }) as const
const KRW = (amount: number) => ({ currency: 'KRW', amount }) as const
/** 18:00 of May 20 in Calgary. */
const DEADLINE = Date.UTC(2027, 4, 21)
const policy = REFUND_POLICIES['std-2026-11']
const QUOTE = {
  ...toGuest,
  number: 2,
  total: [CAD(94_550), KRW(945_000)],
  deposit: [CAD(5000), KRW(50_000)],
  policy,
  validUntil: DEADLINE,
  note: 'The lake may be frozen.',
}
const BALANCE = { reference: '482711', balance: CAD(90_300), balanceBy: DEADLINE }
const TO_PAY = { reference: '482711', due: CAD(4250), payBy: DEADLINE }
const PAID = {
  reference: '482711',
  received: CAD(4250),
  balance: CAD(90_300),
  balanceBy: DEADLINE,
}
const QUOTED = [
  'C$945.50',
  '945,000',
  'C$50',
  '50,000',
  'C$5 ',
  '5,000',
  '> The lake may be frozen.',
]

/** Each letter with the texts that it contains in every language. */
const LETTERS: [MailContent, ...string[]][] = [
  [
    {
      template: 'bookingRequestReceived',
      ...toGuest,
      answerHours: 24,
      listed: [{ currency: 'CAD', amount: 123_400 }],
      isOpened: true,
      pickupText: 'Main Street 1',
      notes: 'With a grandmother',
    },
    '24',
    '1,234',
    'Main Street 1',
    '> With a grandmother',
  ],
  [
    {
      template: 'bookingRequestForDesk',
      ...toDesk,
      email: 'hana@example.com',
      phone: '+82 10 1234',
      guestLang: 'kr',
      pickupText: 'Main Street 1',
      notes: 'With a grandmother',
      agreesToJoin: true,
    },
    'Kim Hana',
    'hana@example.com',
    '+82 10 1234',
    ' · Main Street 1',
    '> With a grandmother',
  ],
  [{ template: 'bookingMessage', ...toGuest, text: 'Yes,\nwe can.' }, 'Yes,\nwe can.'],
  [
    { template: 'bookingMessageForDesk', ...toDesk, text: 'Two\nlines' },
    '> Two\n> lines',
    'Kim Hana',
  ],
  [
    { template: 'bookingDeclined', ...toGuest, reason: 'The road is closed.' },
    '> The road is closed.',
  ],
  [{ template: 'bookingLink', ...toGuest, guestName: '김순자' }, '김순자'],
  [
    {
      template: 'crewNamed',
      ...toGuest,
      reference: '482711',
      isChanged: false,
      crew: [
        { kind: 'guide', name: 'Robin', phone: '+14035550142' },
        { kind: 'vehicle', name: 'White van', phone: null },
      ],
    },
    'Robin',
    '+14035550142',
    'White van',
  ],
  [{ template: 'waitlistJoined', ...toGuest, isOpened: false }],
  [{ template: 'waitlistOffer', ...QUOTE }, ...QUOTED],
  [{ template: 'waitlistLapsed', ...toGuest, wasOffered: true }],
  [{ template: 'quoteSent', ...QUOTE }, ...QUOTED],
  [
    { template: 'quoteChanged', ...QUOTE, isBooked: true, difference: CAD(-2000) },
    ...QUOTED,
    '−C$20',
  ],
  [{ template: 'quoteLapsed', ...toGuest, number: 2, validUntil: DEADLINE }],
  [{ template: 'quoteAnswered', ...toDesk, number: 2, answer: 'ask', text: 'Why?' }, '> Why?'],
  [
    { template: 'holdMade', ...toGuest, ...TO_PAY, total: CAD(94_550), policy },
    'C$42.50',
    'M482711',
    'C$945.50',
    'C$5',
  ],
  [{ template: 'holdMadeForDesk', ...toDesk, ...TO_PAY }, 'C$42.50', 'M482711', 'Kim Hana'],
  [{ template: 'depositReminder', ...toGuest, ...TO_PAY }, 'C$42.50', 'M482711'],
  [{ template: 'holdExtended', ...toGuest, ...TO_PAY }, 'C$42.50', 'M482711'],
  [{ template: 'holdLapsed', ...toGuest, reference: '482711', received: CAD(2000) }, 'C$20'],
  [
    {
      template: 'holdReleased',
      ...toGuest,
      reference: '482711',
      by: 'company',
      reason: 'The guide is ill.',
      received: KRW(30_000),
    },
    '30,000',
    '> The guide is ill.',
  ],
  [
    {
      template: 'bookingConfirmed',
      ...toGuest,
      ...PAID,
      total: CAD(94_550),
      surplus: null,
      policy,
    },
    'C$945.50',
    'C$42.50',
    'C$903',
  ],
  [
    {
      template: 'moneyReceived',
      ...toGuest,
      ...PAID,
      arrived: CAD(1000),
      missing: CAD(750),
      payBy: DEADLINE,
      surplus: null,
    },
    'C$10',
    'C$42.50',
    'C$7.50',
  ],
  [{ template: 'travellersDue', ...toGuest, until: DEADLINE, hasWaiver: true }, '#k='],
  [{ template: 'waiverDue', ...toGuest }, '#k='],
  [{ template: 'tripTomorrow', ...toGuest }, '#k='],
  [{ template: 'storyInvitation', ...toGuest }, '#k='],
  [{ template: 'quoteUnseen', ...toGuest, number: 1, validUntil: DEADLINE }, '#k='],
  [{ template: 'balanceReminder', ...toGuest, ...BALANCE }, 'C$903', 'M482711'],
  [{ template: 'balanceOverdue', ...toGuest, ...BALANCE }, 'C$903', 'M482711'],
  [
    {
      template: 'balancePaid',
      ...toGuest,
      reference: '482711',
      received: CAD(94_550),
      surplus: CAD(1234),
      gst: CAD(4502),
      gstNumber: '81234 5678 RT0001',
      seller: 'Moraine Tours Ltd.',
    },
    'C$945.50',
    'C$12.34',
    'C$45.02',
    '81234 5678 RT0001',
    'Moraine Tours Ltd.',
  ],
  [
    {
      template: 'moneyLate',
      ...toGuest,
      reference: '482711',
      arrived: KRW(20_000),
      received: KRW(50_000),
    },
    '20,000',
    '50,000',
  ],
  [
    {
      template: 'moneyLateForDesk',
      ...toDesk,
      reference: '482711',
      arrived: CAD(1000),
      received: CAD(4250),
    },
    'C$10',
    'C$42.50',
    'Kim Hana',
  ],
  [
    {
      template: 'bookingCancelled',
      ...toGuest,
      by: 'company',
      why: 'other',
      reason: 'Snow on the pass.',
      refund: { least: CAD(52_000), most: CAD(52_500), hangsOnSuppliers: false },
    },
    'C$520',
    'C$525',
    '> Snow on the pass.',
  ],
  [
    {
      template: 'bookingCancelledForDesk',
      ...toDesk,
      refund: { least: CAD(52_000), most: CAD(52_000), hangsOnSuppliers: false },
    },
    'C$520',
    'Kim Hana',
  ],
  [{ template: 'cancelUndone', ...toGuest }],
  [{ template: 'tripMissed', ...toGuest, reason: 'We waited an hour.' }, '> We waited an hour.'],
  [
    { template: 'changeAsked', ...toDesk, wishedDay: '2027-06-20', wishedParty: 3, text: 'Later?' },
    '20',
    '> Later?',
    'Kim Hana',
  ],
  [{ template: 'changeDeclined', ...toDesk, number: 7, text: 'Too late.' }, '7', '> Too late.'],
  [{ template: 'changeLapsed', ...toGuest, number: 7, validUntil: DEADLINE }, '7'],
  [
    {
      template: 'tripChanged',
      ...toGuest,
      reference: '482711',
      before: { startDay: '2027-06-01', endDay: '2027-06-03', party: 4 },
      total: CAD(80_000),
      difference: CAD(-25_000),
      balance: CAD(1_050),
      balanceBy: DEADLINE,
      hold: null,
      surplus: CAD(3_300),
      policyDay: '2027-06-01',
    },
    'C$800',
    '−C$250',
    'C$10.50',
    'C$33',
  ],
  [
    {
      template: 'tripChangedForDesk',
      ...toDesk,
      before: { startDay: '2027-06-01', endDay: '2027-06-01', party: 4 },
      difference: CAD(25_000),
    },
    '+C$250',
    'Kim Hana',
  ],
  [
    { template: 'refundSent', ...toGuest, amount: CAD(52_000), fee: CAD(500), day: '2027-06-12' },
    'C$520',
    'C$5\n',
  ],
  [
    {
      template: 'claimForDesk',
      ...toDesk,
      amount: CAD(4250),
      payer: 'H. Kim',
      day: '2027-06-10',
      hasReceipt: true,
    },
    'C$42.50',
    'H. Kim',
    'Kim Hana',
  ],
]

/** Those that name the guest and the pickup. */
const WITH_PARTY = new Set<string>([
  'bookingRequestReceived',
  'bookingRequestForDesk',
  'bookingMessageForDesk',
  'quoteSent',
  'quoteChanged',
  'quoteAnswered',
  'changeAsked',
  'changeDeclined',
  'tripChanged',
  'tripChangedForDesk',
  'holdMade',
  'holdMadeForDesk',
  'bookingConfirmed',
  'balancePaid',
  'cancelUndone',
])

function write(content: MailContent, lang: Lang, today = '2027-01-01') {
  const mail = { to: 'a@b.example', lang, cause: { type: 'booking', id: 41 }, ...content } as Mail
  const context = {
    baseUrl: BASE_URL,
    today,
    idMark: 'ID',
    unsubscribeToken: null,
    company: 'Moraine',
    phone: 'PHONE',
  }
  const letter = writeLetter(mail, context)
  return { subject: letter.subject, text: renderText(letter), html: renderHtml(letter) }
}

describe('the frame of a letter', () => {
  const image = `5-${'a'.repeat(26)}-1500x1000.webp`

  it('shows the company and a picture of the tour, in the size that it has', () => {
    const { html, text } = write({ ...LETTERS[0]![0], tourImage: image } as MailContent, 'ca')
    expect(html).toMatch(/<div class="brand">(<span aria-hidden="true"[^>]+>●<\/span>){3} Moraine</)
    expect(html).toContain(`src="${BASE_URL}/img/${image}?w=mail" width="560" height="373" alt=""`)
    expect(text).not.toContain('/img/')
  })

  it('reads without its style sheet, which some programs drop: the picture is no wider than the window', () => {
    const { html } = write({ ...LETTERS[0]![0], tourImage: image } as MailContent, 'kr')
    expect(html).toMatch(/<img class="tour"[^>]+style="[^"]*max-width:560px;height:auto"/)
  })

  it('is shown whole by Gmail, which cuts a mail after 102 kB', () => {
    for (const lang of LANGS)
      for (const [content] of LETTERS) {
        const { html } = write({ ...content, tourImage: image } as MailContent, lang)
        expect(new TextEncoder().encode(html).length).toBeLessThan(20_000)
      }
  })

  it.each([undefined, null, 'x" onerror="evil'])(
    'shows no picture without one: %j',
    (tourImage) => {
      const { html } = write({ ...LETTERS[0]![0], tourImage } as MailContent, 'ca')
      expect(html).not.toMatch(/class="tour"|onerror/)
    },
  )

  it.each([
    ['kr', 'Moraine 드림'],
    ['ca', 'Warm regards,\nMoraine'],
    ['cn', 'Moraine 敬上'],
  ] as const)('is signed in the language of the guest, not of the desk: %s', (lang, signature) => {
    const signed = LETTERS.filter(([content]) =>
      write(content, lang).text.includes(`\n\n${signature}\n\n-- `),
    )
    expect(signed.map(([{ template }]) => template)).toEqual(
      LETTERS.filter(([content]) => 'code' in content).map(([{ template }]) => template),
    )
  })
})

const numberOf = (content: MailContent) =>
  'reference' in content || 'payBy' in content || 'received' in content || 'balanceBy' in content
    ? 'M482711'
    : PID
const isForDesk = ({ template }: MailContent) =>
  /ForDesk$|^(?:quoteAnswered|changeAsked|changeDeclined)$/.test(template)

describe.each(LANGS)('a letter about a booking, in %s', (lang) => {
  it.each(LETTERS)('$template names tour, day and number, and says what it must', (...letter) => {
    const [content, ...said] = letter
    const { subject, text, html } = write(content, lang)
    for (const part of ['Banff in a day', SHORT_DAY[lang], numberOf(content)])
      expect(subject).toContain(part)
    for (const part of said) expect(text).toContain(part)
    for (const fact of [DAY[lang], PID, 'Banff in a day']) expect(text).toContain(fact)
    if (WITH_PARTY.has(content.template))
      for (const fact of [PARTY[lang], PICKUP[lang]]) expect(text).toContain(fact)
    const url = isForDesk(content) ? `${BASE_URL}/admin/bookings/41` : URL_OF_GUEST
    expect(text).toContain(`${lang === 'cn' ? '：' : ': '}${url}\n`)
    expect(html).toContain(`class="action" href="${url}"`)
    expect(subject + text + html).not.toMatch(/undefined|null|NaN|\{\{/)
  })

  it.each(LETTERS)('$template keeps its number when the tour has a long name', (content) => {
    const { subject } = write({ ...content, tourName: '긴'.repeat(400) } as MailContent, lang)
    expect(Array.from(subject).length).toBeLessThanOrEqual(200)
    expect(subject).toContain(numberOf(content))
  })

  it.each(LETTERS)(
    '$template keeps what was typed out of the headers and the HTML',
    async (content) => {
      const typed = Object.fromEntries(
        Object.entries(content).map(([key, value]) => [
          key,
          [
            'tourName',
            'name',
            'payer',
            'text',
            'notes',
            'reason',
            'note',
            'pickupText',
            'phone',
          ].includes(key)
            ? `${String(value)}${INJECTION}`
            : value,
        ]),
      ) as unknown as MailContent
      const { id } = await aQueuedMail('ok', 1, { ...typed, lang })
      const { subject, htmlBody, textBody } = await outboxRow(id)
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(Array.from(subject).length).toBeLessThanOrEqual(200)
      expect(htmlBody).not.toContain('<script')
      expect(textBody).not.toContain('undefined')
    },
  )

  it('of a trip without tour and day says so', () => {
    const content = { template: 'bookingLink', ...toGuest, tourName: null, startDay: null } as const
    const { anyTour, anyDay, trip } = BOOKING_TEXTS[lang]
    expect(write(content, lang).subject).toContain(fill(trip, { tour: anyTour, day: anyDay }))
  })

  it('gives the days around the wanted one, a range, and the reference once there is one', () => {
    const about = { template: 'bookingMessageForDesk', ...toDesk, text: 'x' } as const
    const { flexOne, flexMany } = BOOKING_TEXTS[lang]
    const days = (template: string, flex: number) =>
      template.replace('{{days}}', DAY[lang]).replace('{{flex}}', String(flex))
    expect(write({ ...about, flexDays: 1 }, lang).text).toContain(days(flexOne, 1))
    expect(write({ ...about, flexDays: 3 }, lang).text).toContain(days(flexMany, 3))
    const held = { endDay: '2027-06-14', flexDays: 3, reference: '482711' }
    const later = write({ ...about, ...held }, lang)
    expect(later.text).not.toMatch(/3 days|앞뒤 3일|前后 3/)
    expect(later.text).not.toMatch(/3 days|3일|3 天/)
    expect(later.subject).toMatch(/June 12, 2027.+June 14|6월 12일 ~ .+14일|6月12日至.+14日/)
    expect(later.subject).toContain('M482711')
    expect(later.text).toContain(PID)
  })
})

describe('the confirmation of a request', () => {
  it('has no word that the sender chose until the link was opened', () => {
    const content: MailContent = {
      template: 'bookingRequestReceived',
      ...toGuest,
      answerHours: 24,
      listed: [],
      isOpened: false,
      pickupText: 'Buy pills',
      notes: 'at evil.example',
    }
    const { text, html } = write(content, 'ca')
    expect(text + html).not.toMatch(/pills|evil/)
    expect(text).toContain('by mistake')
  })

  it.each([
    ['kr', '1시간 안에'],
    ['ca', 'within one hour,'],
    ['cn', '1 小时内'],
  ] as const)('promises an answer within one hour, in %s', (lang, words) => {
    const asked = { ...toGuest, answerHours: 1, listed: [], isOpened: false } as const
    expect(write({ template: 'bookingRequestReceived', ...asked }, lang).text).toContain(words)
  })
})

describe('a guide’s phone', () => {
  it.each([
    ['kr', 'Robin, +14035550142\n'],
    ['ca', 'Robin, +14035550142\n'],
    ['cn', 'Robin，+14035550142\n'],
  ] as const)('follows the name after the comma of the language, in %s', (lang, guide) => {
    const [content] = LETTERS.find(([{ template }]) => template === 'crewNamed')!
    expect(write(content, lang).text).toContain(guide)
  })
})

describe('a deadline', () => {
  it.each([
    ['kr', ': 2027년 5월 20일 오후 6:00(캘거리 시간)\n한국 시간: 2027년 5월 21일 오전 9:00'],
    ['ca', ': May 20, 2027 at 6:00 p.m. (Calgary time)'],
    ['cn', '：2027年5月20日 18:00（卡尔加里时间）\n北京时间：2027年5月21日 08:00'],
  ] as const)('is given by the clocks of Calgary and of the reader, in %s', (lang, moment) => {
    const isDated = (content: MailContent) =>
      'payBy' in content || 'validUntil' in content || ('balanceBy' in content && content.balance)
    const dated = LETTERS.filter(([content]) => isDated(content))
    expect(dated.length).toBeGreaterThan(5)
    for (const [content] of dated) expect(write(content, lang).text).toContain(`${moment}\n`)
  })
})

describe('the refund rule', () => {
  it('is the last day of a full refund, or a word that the page has the rule', () => {
    const told = (steps: RefundPolicy['steps'], today?: string) =>
      write({ template: 'quoteSent', ...QUOTE, policy: { ...policy, steps } }, 'ca', today).text
    expect(told(policy.steps)).toContain('Cancel by June 5, 2027 and')
    expect(told([{ from: 0, share: 50 }])).toContain(BOOKING_TEXTS.ca.refund.page)
    expect(told(policy.steps, '2027-06-05')).toContain('Cancel by June 5, 2027 and')
    expect(told(policy.steps, '2027-06-06')).toContain(BOOKING_TEXTS.ca.refund.page)
  })
})

describe('the letters after a hold', () => {
  it.each(LANGS)('name no account to pay into in %s', (lang) => {
    for (const [content] of LETTERS)
      expect(write(content, lang).text).not.toMatch(/\d{3}[- ]\d{3,}[- ]\d|IBAN|SWIFT/i)
  })

  it('say what changes for a booked trip, and what for a quote', () => {
    const { intro, introBooked } = BOOKING_TEXTS.ca.quoteChanged
    const told = (isBooked: boolean) =>
      write({ template: 'quoteChanged', ...QUOTE, isBooked }, 'ca').text
    expect(told(true)).toContain(fill(introBooked, { number: 2 }))
    expect(told(false)).toContain(fill(intro, { number: 2 }))
  })

  it('speak of received money only when there is some', () => {
    const { holdLapsed, holdReleased } = BOOKING_TEXTS.ca
    const lapsed = write({ template: 'holdLapsed', ...toGuest }, 'ca').text
    const released = write({ template: 'holdReleased', ...toGuest, by: 'guest' }, 'ca').text
    expect(lapsed).not.toContain(holdLapsed.received.slice(0, 16))
    expect(released).not.toContain(holdReleased.refund.slice(0, 16))
    expect(released).toContain(holdReleased.byGuest)
  })
})

describe('the mail about a new request', () => {
  it('links to the booking that gets its id in the same batch', async () => {
    const [[content]] = LETTERS.slice(1) as [[MailContent]]
    const { id } = await aQueuedMail('ok', 1, {
      ...content,
      bookingId: null,
      cause: { type: 'booking' },
      rowId: sql`40 + 2`,
    } as Partial<Mail>)
    const { textBody, causeId } = await outboxRow(id)
    expect(textBody).toContain(`${BASE_URL}/admin/bookings/42\n`)
    expect(causeId).toBe('42')
  })
})

describe('the desk', () => {
  it('lists every letter about a booking under its kind, and sees no guest’s key', () => {
    const listed: readonly string[] = MAIL_KINDS.booking
    for (const [{ template }] of LETTERS) expect(listed).toContain(template)
    expect(LETTERS.map(([{ template }]) => template).toSorted()).toEqual(listed.toSorted())
    const { text, html } = write(LETTERS[0]![0], 'ca')
    for (const shown of [text, html]) {
      expect(shown).toContain('kkk')
      expect(blankSecrets('bookingRequestReceived', shown)).not.toContain('kkk')
    }
  })

  it('gets an answer that says nothing of being sent automatically', () => {
    const [, , [reply]] = LETTERS as [unknown, unknown, [MailContent]]
    expect(write(reply, 'ca').text).not.toContain('automatically')
    expect(write(LETTERS[5]![0], 'ca').text).toContain('automatically')
  })
})

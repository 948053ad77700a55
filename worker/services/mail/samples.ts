import { CURRENT_POLICY, REFUND_POLICIES } from '../../contracts/bookings/refund-policy'
import type { Lang } from '../../contracts/languages'
import type { MailTemplate } from '../../contracts/settings/mail-texts'
import type { Mail, MailContent } from './mail-content'

/** Mails about made-up people, for previews: one for each template, with everything that it may say. */

type ContentOf<Template extends MailTemplate> = Extract<MailContent, { template: Template }>
type Samples = { [Template in MailTemplate]: Omit<ContentOf<Template>, 'template'> }

const PID = '7K3MP0QXYZ'
const CAD = (amount: number) => ({ currency: 'CAD', amount }) as const
/** 18:00 of May 20 in Calgary. */
const DEADLINE = Date.UTC(2027, 4, 21)
const MOMENT = Date.UTC(2027, 3, 1, 18)
const NAMES: Record<Lang, string> = { kr: '김하나', ca: 'Hannah Kim', cn: '金夏娜' }
const TOURS: Record<Lang, string> = {
  kr: '밴프 3일 여행',
  ca: 'Banff in Three Days',
  cn: '班夫三日游',
}
const WORDS: Record<Lang, string> = {
  kr: '(적은 글)',
  ca: '(what was written)',
  cn: '（所写内容）',
}

/** A mail to a reader of a language. */
export function sampleMail(template: MailTemplate, lang: Lang): Mail {
  const content = { template, ...samplesIn(lang)[template] } as MailContent
  return { ...content, to: 'guest@example.com', lang, cause: { type: 'preview', id: 1 } }
}

function samplesIn(lang: Lang): Samples {
  return {
    ...requestSamples(lang),
    ...moneySamples(lang),
    ...deskSamples(lang),
    ...otherSamples(lang),
  }
}

function tripIn(lang: Lang) {
  return {
    pid: PID,
    tourName: TOURS[lang],
    startDay: '2027-06-12',
    endDay: '2027-06-14',
    startMinute: 480,
    party: { adults: 2, children: 1 },
    pickup: 'canmore',
  } as const
}

function toGuest(lang: Lang) {
  const link = { url: `https://example.com/trip/${PID}`, code: '104729' }
  return { ...tripIn(lang), ...link, guestName: NAMES[lang] }
}

function booked(lang: Lang) {
  const guide = { kind: 'guide', name: NAMES[lang], phone: '+1 403-555-0142' } as const
  return { ...toGuest(lang), reference: '482711', crew: [guide] }
}

const POLICY = REFUND_POLICIES[CURRENT_POLICY]
const TOTAL = CAD(94_550)
const BEFORE = { startDay: '2027-06-05', endDay: '2027-06-07', party: 2 }
const TO_PAY = { due: CAD(5000), payBy: DEADLINE }
const DUE = { balance: CAD(89_550), balanceBy: DEADLINE }
const REFUND = { least: CAD(0), most: TOTAL, hangsOnSuppliers: true }

/** From the request to the hold. */
function requestSamples(lang: Lang) {
  const [guest, trip, text] = [toGuest(lang), booked(lang), WORDS[lang]]
  const quote = {
    ...guest,
    number: 2,
    total: [TOTAL],
    deposit: [CAD(5000)],
    policy: POLICY,
    validUntil: DEADLINE,
    note: text,
  }
  const expired = { number: 2, validUntil: DEADLINE }
  const asked = { ...guest, isOpened: true, notes: text }
  return {
    bookingRequestReceived: { ...asked, answerHours: 24, listed: [TOTAL] },
    waitlistJoined: asked,
    waitlistOffer: quote,
    waitlistLapsed: { ...guest, wasOffered: true },
    bookingMessage: { ...guest, text },
    bookingDeclined: { ...guest, reason: text },
    bookingLink: guest,
    quoteSent: quote,
    quoteChanged: { ...quote, isBooked: true, difference: CAD(-2000) },
    quoteUnseen: { ...guest, ...expired },
    quoteLapsed: { ...guest, ...expired },
    changeLapsed: { ...trip, ...expired },
    holdMade: { ...trip, ...TO_PAY, total: TOTAL, policy: POLICY },
    depositReminder: { ...trip, ...TO_PAY },
    holdExtended: { ...trip, ...TO_PAY },
    holdLapsed: { ...trip, received: CAD(2000) },
    holdReleased: { ...trip, by: 'company', reason: text, received: CAD(2000) },
  } satisfies Partial<Samples>
}

/** From the confirmation to the end. */
function moneySamples(lang: Lang) {
  const [trip, text] = [booked(lang), WORDS[lang]]
  const late = { arrived: CAD(5000), received: CAD(5000) }
  const changed = { before: BEFORE, total: TOTAL, difference: CAD(-2000), surplus: CAD(2000) }
  const part = { arrived: CAD(2000), received: CAD(2000), missing: CAD(3000), payBy: DEADLINE }
  const tax = { gst: CAD(4502), gstNumber: '00000 0000 RT0000', seller: 'Moraine' }
  return {
    tripChanged: { ...trip, ...changed, ...DUE, hold: null, policyDay: '2027-06-12' },
    bookingConfirmed: {
      ...trip,
      ...DUE,
      total: TOTAL,
      received: CAD(5000),
      policy: POLICY,
      surplus: null,
    },
    crewNamed: { ...trip, isChanged: false },
    travellersDue: { ...trip, until: DEADLINE, hasWaiver: true },
    waiverDue: trip,
    tripTomorrow: trip,
    storyInvitation: trip,
    moneyReceived: { ...trip, ...DUE, ...part, surplus: null },
    balanceReminder: { ...trip, ...DUE },
    balanceOverdue: { ...trip, ...DUE },
    balancePaid: { ...trip, ...tax, received: TOTAL, surplus: null },
    moneyLate: { ...trip, ...late },
    bookingCancelled: { ...trip, by: 'company', why: 'weather', reason: text, refund: REFUND },
    cancelUndone: trip,
    tripMissed: { ...trip, reason: text },
    refundSent: { ...trip, amount: TOTAL, fee: CAD(500), day: '2027-05-20' },
  } satisfies Partial<Samples>
}

/** To the company. */
function deskSamples(lang: Lang) {
  const [name, text] = [NAMES[lang], WORDS[lang]]
  const desk = { ...tripIn(lang), reference: '482711', bookingId: 1, name }
  const sender = { email: 'guest@example.com', phone: '+1 403-555-0142', guestLang: lang }
  return {
    bookingRequestForDesk: { ...desk, ...sender, notes: text, agreesToJoin: true },
    bookingMessageForDesk: { ...desk, text },
    quoteAnswered: { ...desk, number: 2, answer: 'ask', text },
    changeAsked: { ...desk, wishedDay: '2027-06-19', wishedParty: 4, text },
    changeDeclined: { ...desk, number: 3, text },
    tripChangedForDesk: { ...desk, before: BEFORE, difference: CAD(-2000) },
    holdMadeForDesk: { ...desk, ...TO_PAY },
    moneyLateForDesk: { ...desk, arrived: CAD(5000), received: CAD(5000) },
    bookingCancelledForDesk: { ...desk, reason: text, refund: REFUND },
    claimForDesk: { ...desk, amount: CAD(5000), payer: name, day: '2027-05-20', hasReceipt: true },
    alarm: { troubles: ['mail.late', 'job.failed:bin.expire'] },
    bankChanged: { username: name, changedAt: MOMENT },
  } satisfies Partial<Samples>
}

/** About inquiries, posts and accounts. */
function otherSamples(lang: Lang) {
  const [username, text] = [NAMES[lang], WORDS[lang]]
  const reference = 'M-1'
  const inquiry = { reference, subject: text, text }
  const about = { tourName: TOURS[lang], topicName: text, path: '/tour/1/1', isPrivate: false }
  const post = { ...about, author: username, text }
  return {
    contactEnquiry: { ...inquiry, sender: 'guest@example.com', pageLang: lang },
    contactConfirmation: { reference },
    inboxAnswer: { ...inquiry, quote: text },
    newTopicNotice: post,
    newReplyNotice: post,
    replyNotice: post,
    reportNotice: { ...post, reason: 'spam' },
    verification: { username, code: '104729', wantsNews: true },
    emailChange: { username, code: '104729' },
    emailChanged: { username, changedAt: MOMENT },
    passwordReset: { username, token: '0' },
    passwordChanged: { username, changedAt: MOMENT },
    secondFactorOn: { username, changedAt: MOMENT },
    secondFactorOff: { username, changedAt: MOMENT },
    adminPassword: { username, token: '0' },
    inactivityNotice: { username, deletedAt: DEADLINE },
    pageChanged: { username, page: 'tandc', version: '1', startsOn: '2027-05-20' },
    accountDeleted: { username },
  } satisfies Partial<Samples>
}

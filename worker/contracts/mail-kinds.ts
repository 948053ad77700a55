/** Mails about bookings that guests get; the others are for the company. */
export const MAILS_TO_GUESTS = [
  'bookingRequestReceived',
  'waitlistJoined',
  'waitlistOffer',
  'waitlistLapsed',
  'bookingMessage',
  'bookingDeclined',
  'bookingLink',
  'quoteSent',
  'quoteChanged',
  'quoteUnseen',
  'quoteLapsed',
  'changeLapsed',
  'tripChanged',
  'holdMade',
  'depositReminder',
  'holdExtended',
  'holdLapsed',
  'holdReleased',
  'bookingConfirmed',
  'crewNamed',
  'travellersDue',
  'tripTomorrow',
  'storyInvitation',
  'moneyReceived',
  'balanceReminder',
  'balanceOverdue',
  'balancePaid',
  'moneyLate',
  'bookingCancelled',
  'cancelUndone',
  'tripMissed',
  'refundSent',
] as const
export type GuestLetter = (typeof MAILS_TO_GUESTS)[number]

/** The mails that a bookkeeper reads. */
export const MAILS_ABOUT_MONEY = [
  'holdMade',
  'depositReminder',
  'moneyReceived',
  'balanceReminder',
  'balanceOverdue',
  'balancePaid',
  'moneyLate',
  'refundSent',
  'holdMadeForDesk',
  'moneyLateForDesk',
  'claimForDesk',
] as const

/** Mail templates, grouped by subject. */
export const MAIL_KINDS = {
  booking: [
    ...MAILS_TO_GUESTS,
    'bookingRequestForDesk',
    'bookingMessageForDesk',
    'quoteAnswered',
    'changeAsked',
    'changeDeclined',
    'tripChangedForDesk',
    'holdMadeForDesk',
    'moneyLateForDesk',
    'bookingCancelledForDesk',
    'claimForDesk',
  ],
  inquiry: ['contactEnquiry', 'contactConfirmation', 'inboxAnswer'],
  board: ['newTopicNotice', 'newReplyNotice', 'replyNotice', 'reportNotice'],
  account: [
    'verification',
    'emailChange',
    'emailChanged',
    'passwordReset',
    'passwordChanged',
    'adminPassword',
    'inactivityNotice',
    'pageChanged',
    'accountDeleted',
  ],
  alarm: ['alarm', 'bankChanged'],
} as const
type MailKind = keyof typeof MAIL_KINDS
export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as MailKind[]

/**
 * The actions of admins in the audit log, by subject. Each has a sentence in the texts of the desk. An event of a booking
 * has its own name there (`AuditedEvent`).
 */
interface Verbs {
  tour:
    | 'create'
    | 'update'
    | 'updateextra'
    | 'mainImg'
    | 'sort'
    | 'delete'
    | 'restore'
    | 'deleteItinerary'
    | 'restoreItinerary'
    | 'status'
    | 'schedule'
    | 'unschedule'
    | 'publish'
    | 'duplicate'
    | 'restoreVersion'
  image:
    | 'upload'
    | 'deleteMany'
    | 'restoreMany'
    | 'describe'
    | 'replace'
    | 'arrange'
    | 'delete'
    | 'restore'
  post: 'edit' | 'delete' | 'hide' | 'restore' | 'approve'
  topic: 'lock' | 'unlock' | 'restore'
  report: 'resolve' | 'reopen'
  member: 'promote' | 'demote' | 'role' | 'ban' | 'unban' | 'verifyMail' | 'note' | 'deleteNote'
  mail: 'resend' | 'releaseHeld' | 'dropHeld'
  data: 'export' | 'csv'
  settings: 'change'
  backup: 'start' | 'download'
  bank: 'import' | 'map' | 'add' | 'match' | 'ignore' | 'restore' | 'same' | 'refuse' | 'closeMail'
  booking: 'reply' | 'note' | 'erase' | 'balance' | 'payLink'
  guest: 'change' | 'merge' | 'separate' | 'import' | 'erase'
  deposit: 'waive' | 'offerWithout'
  quote: 'draft' | 'edit'
  payment: 'receive' | 'reverse'
  refund: 'propose' | 'payee' | 'approve' | 'send' | 'drop'
  trip: 'cancel'
  inbox: 'answer' | 'state' | 'owner' | 'note' | 'deleteNote'
  savedReply: 'create' | 'update' | 'delete'
  day: 'cap'
  closure: 'create' | 'delete'
  resource: 'create' | 'change' | 'retire' | 'renewFeed' | 'assign' | 'free' | 'absent'
  page: 'draft' | 'publish' | 'withdraw'
}

/** Subject and verb, such as `tour.update`. */
export type AuditAction = { [Subject in keyof Verbs]: `${Subject}.${Verbs[Subject]}` }[keyof Verbs]

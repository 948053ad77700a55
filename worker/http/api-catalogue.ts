/** The groups of calls. */
export const API_TAGS = {
  accounts: 'Sign-up, login, settings and profiles',
  board: 'Topics and posts',
  bookings: 'Requests, quotes and bookings, for guests and for the desk',
  contact: 'The contact form',
  desk: 'The desk: open work, figures, members, the bin, exports',
  images: 'Images of tours',
  inbox: 'What people wrote to the company, answers and saved replies',
  mail: 'Mails and subscriptions',
  moderation: 'Reports, and hiding, locking and banning',
  operations: 'The health of the site and this description',
  search: 'The search',
  settings: 'What the company changes at the desk',
  tours: 'Tours and regions',
  trips: 'Dates, closures and the calendar',
} as const

/** API headers that callers read or send. */
export const API_HEADERS = {
  'idempotency-key': request(
    '1 to 200 printable ASCII characters. For 24 hours a retry with the same key gets the first result.',
  ),
  'if-none-match': request('The ETag of a stored copy: 304 while it is current.'),
  allow: response('string', 'The methods of this path.'),
  etag: response('string', 'Changes with the content.'),
  'retry-after': response('integer', 'Seconds to wait.'),
  'x-changed-at': response('integer', 'The last change, UTC ms; send it as `storedTime`.'),
  'x-more': response('integer', '1 while more rows follow, else 0.'),
  'x-next': response('string', 'Where there is a next page: for `after`.'),
  'x-previous': response('string', 'Where there is a previous page: for `before`.'),
  'x-page': response('integer', 'The number of this page.'),
  'x-page-count': response('integer', 'The number of pages.'),
  'x-stale': response('integer', '1 for a copy that may be outdated.'),
  'x-story-count': response('integer', 'The number of stories by guests who travelled.'),
  'x-story-stars': response(
    'string',
    'The average of their stars, such as 4.7; missing without any.',
  ),
  'x-total-count': response('integer', 'The number of rows.'),
} as const

export type ApiHeader = keyof typeof API_HEADERS
export type ApiTag = keyof typeof API_TAGS

function request(description: string) {
  return { in: 'request', type: 'string', description } as const
}

function response(type: 'string' | 'integer', description: string) {
  return { in: 'response', type, description } as const
}

import { z } from 'zod'
import type { Operation } from '../../http/openapi'
import { done } from '../../contracts/schemas'
import { outboxMail, outboxParams, outboxQuery, unsubscription } from '../../contracts/mail'

/** The calls of mail.routes.ts and mail.admin-routes.ts. */
export const mailOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/outbox',
    summary: 'Mails, the newest first; header x-more is 1 where more follow',
    tag: 'mail',
    needs: 'super',
    query: outboxQuery,
    answers: { 200: z.array(outboxMail) },
  },
  {
    method: 'post',
    path: '/admin/outbox/{id}/resend',
    summary: 'Send a mail again',
    tag: 'mail',
    needs: 'super',
    params: outboxParams,
    answers: { 200: outboxMail },
    errors: ['RequestInProgress'],
  },
  {
    method: 'post',
    path: '/mail/unsubscribe',
    summary: 'No more mail about replies to the reader whose mail had this token',
    tag: 'mail',
    body: unsubscription,
    answers: { 200: done },
    errors: ['NotFound'],
  },
  {
    method: 'post',
    path: '/mail/unsubscribe/{token}',
    summary: 'The same by one click in a mail program (RFC 8058)',
    tag: 'mail',
    params: unsubscription,
    answers: { 200: done },
  },
  {
    method: 'get',
    path: '/mail/unsubscribe/{token}',
    summary: 'To the page that asks before it unsubscribes',
    tag: 'mail',
    params: unsubscription,
    answers: { 303: null },
  },
]

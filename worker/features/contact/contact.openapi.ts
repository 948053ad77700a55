import type { Operation } from '../../http/openapi'
import { emailAnswer, emailRequest } from '../../contracts/contact'

/** The call of contact.routes.ts. */
export const contactOperations: Operation[] = [
  {
    method: 'post',
    path: '/email',
    summary:
      'The contact form: with emailto the fixed confirmation to the sender, with replyEmail the inquiry to the company; ' +
      'with topicId or replyId nothing is left to do, as the post sent its notices',
    tag: 'contact',
    body: emailRequest,
    answers: { 200: emailAnswer },
    errors: [
      'PlzLogin',
      'SessionExpired',
      'NotFound',
      'EmailInvalid',
      'SubjectMin',
      'WriteMin',
      'TextTooLong',
      'IncorrectAnswer',
      'SpamPreventionIncorrect',
      'KeyReused',
    ],
  },
]

import type { AnswerWay } from '../../contracts/inbox/inbox-answers'

interface Answerable {
  source: string
  email: string | null
  topic: object | null
}

/** How a thread can be answered, the usual way first: on the board while its topic exists, by mail to an address. */
export function answerWays({ email, topic }: Answerable): AnswerWay[] {
  const ways: AnswerWay[] = []
  if (topic) ways.push('board')
  if (email !== null) ways.push('mail')
  return ways
}

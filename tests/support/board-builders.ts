import type { Reply } from '../../worker/contracts/board/posts'
import type { Topic } from '../../worker/contracts/board/board'
import { aMember, aTour, unique } from './builders'
import { request } from './request'

export type Member = Awaited<ReturnType<typeof aMember>>

interface PostOptions {
  tourId?: number
  author?: Member
  body?: Record<string, unknown>
}

/** A topic written through the API. */
export async function aTopic({ tourId, author, body }: PostOptions = {}): Promise<{
  topic: Topic
  author: Member
  path: string
}> {
  const [forum, writer] = [tourId ?? (await aTour()), author ?? (await aMember())]
  const response = await request(`/api/forum/${forum}/topic`, {
    token: writer.token,
    body: {
      topicName: `Topic ${unique()}`,
      category: 3,
      content: `What should we pack? ${unique()}`,
      ...body,
    },
  })
  if (response.status !== 200) throw new Error(await response.text())
  const topic = await response.json<Topic>()
  return { topic, author: writer, path: `/api/forum/${forum}/topic/${topic._id}` }
}

/** A reply written through the API by `author`, a new member unless given. */
export async function aReply(
  path: string,
  { author, content }: { author?: Member; content?: string } = {},
) {
  const writer = author ?? (await aMember())
  const response = await request(`${path}/reply`, {
    token: writer.token,
    body: { content: content ?? `Good shoes and a jacket. ${unique()}` },
  })
  if (response.status !== 200) throw new Error(await response.text())
  return { reply: await response.json<Reply>(), author: writer }
}

export async function repliesOf(path: string, token?: string): Promise<Reply[]> {
  const response = await request(`${path}/reply`, { token: token ?? null })
  return (await response.json<{ replies: Reply[] }>()).replies
}

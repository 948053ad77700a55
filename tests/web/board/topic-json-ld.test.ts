import { describe, expect, it } from 'vitest'
import { QUESTION, TRAVELOGUE } from '../../../worker/contracts/board/topic-rules'
import type { Post, Topic } from '../../../web/features/board/board.presenter'
import { topicJsonLd } from '../../../web/features/board/topic/topic-json-ld'

const url = 'https://x.example/tour/1/2-ca'
const guest = { username: 'guest', avatarUrl: null, isStaff: false }
const staff = { username: 'admin', avatarUrl: null, isStaff: true }

function post(id: number, fields: Partial<Post> = {}): Post {
  return {
    id,
    user: guest,
    content: `Text **${id}**`,
    html: '',
    createdAt: 0,
    editedAt: null,
    isOpening: id === 1,
    isDeleted: false,
    isPending: false,
    isHidden: false,
    canEdit: false,
    canDelete: false,
    ...fields,
  }
}

function describeTopic(
  category: number,
  posts: Post[],
  { replies = posts.length - 1, pageUrl = url } = {},
) {
  const topic = {
    name: 'Larches?',
    category,
    user: guest,
    createdAt: 86_400_000,
    replies,
  } as Topic
  return topicJsonLd({ company: 'Moraine Private Tours', topic, posts, url, pageUrl }) as Record<
    string,
    unknown
  > & {
    mainEntity?: Record<string, unknown>
  }
}

describe("a topic's description for search engines", () => {
  it('is a question with answers; the first one by the company is accepted', () => {
    const answers = [post(2), post(3, { user: staff }), post(4, { user: staff })]
    const { mainEntity, ...page } = describeTopic(QUESTION, [post(1), ...answers])
    expect(page['@type']).toBe('QAPage')
    expect(mainEntity).toMatchObject({
      '@type': 'Question',
      name: 'Larches?',
      text: 'Text 1',
      answerCount: 3,
      datePublished: '1970-01-02T00:00:00.000Z',
      author: { '@type': 'Person', name: 'guest' },
      acceptedAnswer: {
        '@type': 'Answer',
        url: `${url}#reply-3`,
        author: { '@type': 'Organization' },
      },
      suggestedAnswer: [{ url: `${url}#reply-2` }, { url: `${url}#reply-4` }],
    })
  })

  it('has no accepted answer where only members answered', () => {
    const { mainEntity } = describeTopic(QUESTION, [post(1), post(2)])
    expect(mainEntity).not.toHaveProperty('acceptedAnswer')
    expect(mainEntity?.['suggestedAnswer']).toHaveLength(1)
  })

  it.each([
    ['a story', TRAVELOGUE, [post(1), post(2)], 1],
    ['a question without a reply', QUESTION, [post(1)], 0],
  ])('is a posting with comments for %s', (_, category, posts, commentCount) => {
    const described = describeTopic(category, posts)
    expect(described).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: 'Larches?',
      text: 'Text 1',
      url,
    })
    expect([described['commentCount'], described['comment']]).toEqual([
      commentCount,
      expect.any(Array),
    ])
    expect(described['comment']).toHaveLength(commentCount)
  })

  it.each([QUESTION, TRAVELOGUE])(
    'names on a later page the topic by its first page, category %s',
    (category) => {
      const pageUrl = `${url}?page=2`
      const described = describeTopic(category, [post(51), post(52)], { replies: 60, pageUrl })
      expect(described).toMatchObject({
        '@type': 'DiscussionForumPosting',
        headline: 'Larches?',
        url,
        commentCount: 60,
        comment: [{ url: `${pageUrl}#reply-51` }, { url: `${pageUrl}#reply-52` }],
      })
      expect(described).not.toHaveProperty('text')
    },
  )

  it('omits names of deleted members, and lists at most twenty answers', () => {
    const posts = Array.from({ length: 31 }, (_, n) =>
      post(n + 1, { user: { ...guest, username: null } }),
    )
    const { mainEntity } = describeTopic(QUESTION, posts)
    expect(mainEntity?.['answerCount']).toBe(30)
    expect(mainEntity?.['suggestedAnswer']).toHaveLength(20)
    expect(JSON.stringify(mainEntity)).not.toContain('null')
  })
})

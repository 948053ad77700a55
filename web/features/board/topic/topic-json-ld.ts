import type { Post, Topic } from '../board.api'
import { TRAVELOGUE } from '../../../../worker/contracts/topic-rules'
import { excerpt } from '../../../../worker/contracts/excerpt'
import { postAnchor } from '../board.search'

const DESCRIPTION_MAX = 300
const ANSWERS_MAX = 20

interface TopicPlace {
  /** The company's name. */
  company: string
  topic: Topic
  posts: Post[]
  /** Absolute URLs of the topic's first page and of this one. */
  url: string
  pageUrl: string
}

/** schema.org markup: a question with answers, or an article with comments. */
export function topicJsonLd({ topic, posts, url, pageUrl, company }: TopicPlace): object {
  const author = ({ username, isStaff }: Topic['user']) =>
    isStaff
      ? { '@type': 'Organization', name: company }
      : { '@type': 'Person', name: username ?? '—' }
  const opening = posts.find(({ isOpening }) => isOpening)
  const others = posts.filter((post) => post !== opening)
  const answers = others
    .slice(0, ANSWERS_MAX)
    .map((post) => ({ author: author(post.user), ...written(post, pageUrl) }))
  const count = topic.replies
  const common = {
    author: author(topic.user),
    datePublished: new Date(topic.createdAt).toISOString(),
    ...(opening && { text: excerpt(opening.content, DESCRIPTION_MAX) }),
    url,
  }
  // Search engines reject a QAPage without an answer.
  if (topic.category === TRAVELOGUE || !opening || answers.length === 0)
    return {
      '@context': 'https://schema.org',
      '@type': 'DiscussionForumPosting',
      '@id': `${url}#post`,
      headline: topic.name,
      ...common,
      commentCount: count,
      comment: answers.map((answer) => ({ '@type': 'Comment', ...answer })),
    }
  const isStaff = others.slice(0, ANSWERS_MAX).map(({ user }) => user.isStaff)
  const byStaff = answers.filter((_, index) => isStaff[index])
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      '@id': `${url}#post`,
      name: topic.name,
      ...common,
      answerCount: count,
      ...(byStaff.length > 0 && {
        acceptedAnswer: { '@type': 'Answer', upvoteCount: 0, ...byStaff[0] },
      }),
      suggestedAnswer: answers
        .filter((answer) => answer !== byStaff[0])
        .map((answer) => ({ '@type': 'Answer', upvoteCount: 0, ...answer })),
    },
  }
}

function written(post: Post, pageUrl: string) {
  return {
    datePublished: new Date(post.createdAt).toISOString(),
    text: excerpt(post.content, DESCRIPTION_MAX),
    url: `${pageUrl}#${postAnchor(post.id)}`,
  }
}

import type { Post, Topic } from '../board.presenter'
import { TRAVELOGUE } from '../../../../worker/contracts/board/topic-rules'
import { excerpt } from '../../../../worker/contracts/text/excerpt'
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
export function topicJsonLd(place: TopicPlace): object {
  const { topic, posts, company } = place
  const opening = posts.find(({ isOpening }) => isOpening)
  const answers = posts.filter((post) => post !== opening).slice(0, ANSWERS_MAX)
  const common = {
    ...signed(topic, company),
    ...(opening && { text: excerpt(opening.content, DESCRIPTION_MAX) }),
    url: place.url,
  }
  // Search engines reject a QAPage without an answer.
  const isArticle = topic.category === TRAVELOGUE || !opening || answers.length === 0
  return isArticle ? article(place, common, answers) : question(place, common, answers)
}

function article(place: TopicPlace, common: object, comments: Post[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': `${place.url}#post`,
    headline: place.topic.name,
    ...common,
    commentCount: place.topic.replies,
    comment: comments.map((post) => ({ '@type': 'Comment', ...written(post, place) })),
  }
}

/** The first answer by the company is the accepted one. */
function question(place: TopicPlace, common: object, answers: Post[]): object {
  const byStaff = answers.find(({ user }) => user.isStaff)
  const answer = (post: Post) => ({ '@type': 'Answer', upvoteCount: 0, ...written(post, place) })
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      '@id': `${place.url}#post`,
      name: place.topic.name,
      ...common,
      answerCount: place.topic.replies,
      ...(byStaff && { acceptedAnswer: answer(byStaff) }),
      suggestedAnswer: answers.filter((post) => post !== byStaff).map(answer),
    },
  }
}

/** Author and time. */
function signed({ user, createdAt }: Pick<Post, 'user' | 'createdAt'>, company: string) {
  return { author: author(user, company), datePublished: new Date(createdAt).toISOString() }
}

function author({ username, isStaff }: Topic['user'], company: string): object {
  return isStaff
    ? { '@type': 'Organization', name: company }
    : { '@type': 'Person', name: username ?? '—' }
}

function written(post: Post, { pageUrl, company }: TopicPlace): object {
  return {
    ...signed(post, company),
    text: excerpt(post.content, DESCRIPTION_MAX),
    url: `${pageUrl}#${postAnchor(post.id)}`,
  }
}

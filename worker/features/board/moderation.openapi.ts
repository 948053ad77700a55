import type { Operation } from '../../http/openapi'
import { done } from '../../contracts/schemas'
import {
  heldList,
  heldListQuery,
  memberParams,
  moderationParams,
  newReport,
  reportList,
  reportListQuery,
} from '../../contracts/moderation'

const ACTIONS: [path: string, summary: string][] = [
  ['/admin/reports/{id}/resolve', 'Mark a report as dealt with'],
  ['/admin/posts/{id}/hide', 'Hide a post; an opening post hides its topic'],
  ['/admin/posts/{id}/restore', 'Show a hidden post again'],
  ['/admin/posts/{id}/approve', 'Let a post that waits for its review appear'],
  ['/admin/topics/{id}/lock', 'Close a topic to members'],
  ['/admin/topics/{id}/unlock', 'Open a topic again'],
]

/** The calls of moderation.routes.ts. */
export const moderationOperations: Operation[] = [
  {
    method: 'post',
    path: '/reply/{id}/report',
    summary: 'Report a post to the company; once a member and post',
    tag: 'board',
    needs: 'verified',
    params: moderationParams,
    body: newReport,
    answers: { 200: done },
  },
  {
    method: 'get',
    path: '/admin/reports',
    summary: 'Reports with their posts, 50 a page',
    tag: 'moderation',
    needs: 'super',
    query: reportListQuery,
    answers: { 200: reportList },
  },
  {
    method: 'get',
    path: '/admin/posts/held',
    summary: 'Posts that wait for a review or are hidden, 50 a page',
    tag: 'moderation',
    needs: 'super',
    query: heldListQuery,
    answers: { 200: heldList },
  },
  ...ACTIONS.map(([path, summary]): Operation => ({
    method: 'post',
    path,
    summary,
    tag: 'moderation',
    needs: 'super',
    params: moderationParams,
    answers: { 200: done },
  })),
  ...(['ban', 'unban'] as const).map((verb): Operation => ({
    method: 'post',
    path: `/admin/members/{username}/${verb}`,
    summary:
      verb === 'ban' ? 'Ban a member and end all sessions' : 'Let a banned member log in again',
    tag: 'moderation',
    needs: 'super',
    params: memberParams,
    answers: { 200: done },
  })),
]

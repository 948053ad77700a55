import { z } from 'zod'
import type { Operation } from '../../http/openapi'
import { done } from '../../contracts/schemas'
import { binContents, binImageParams, binRestore } from '../../contracts/bin'

/** The calls of bin.routes.ts. */
export const binOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/bin',
    summary: 'Deleted items that can be restored for 30 days',
    tag: 'desk',
    needs: 'super',
    answers: { 200: binContents },
  },
  {
    method: 'post',
    path: '/admin/bin/restore',
    summary: 'Restore a deleted item',
    tag: 'desk',
    needs: 'super',
    body: binRestore,
    answers: { 200: done },
    errors: ['NotFound', 'TourNameInUse', 'TooManyImages'],
  },
  {
    method: 'get',
    path: '/admin/bin/images/{filename}',
    summary: 'An image in the bin',
    tag: 'desk',
    needs: 'super',
    params: binImageParams,
    answers: { 200: z.string() },
  },
]

import { z } from 'zod'
import type { Operation } from '../../http/openapi'
import { cspReports } from '../../contracts/csp-reports'
import { health } from '../../contracts/operations'

/** The calls of operations.routes.ts. */
export const operationsOperations: Operation[] = [
  {
    method: 'get',
    path: '/health',
    summary: 'Whether the stores respond, which release runs, and problems',
    tag: 'operations',
    answers: { 200: health, 503: health },
  },
  {
    method: 'post',
    path: '/csp-reports',
    summary:
      "A browser's reports about a page's content security policy, as application/csp-report or reports+json",
    tag: 'operations',
    body: cspReports,
    answers: { 204: null },
  },
  {
    method: 'get',
    path: '/docs',
    summary: 'A page about this document for people; local and staging sites only',
    tag: 'operations',
    answers: { 200: null },
    errors: ['NotFound'],
  },
  {
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    tag: 'operations',
    answers: { 200: z.record(z.string(), z.unknown()) },
  },
]

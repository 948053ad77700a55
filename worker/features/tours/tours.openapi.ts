import { z } from 'zod'
import type { Operation } from '../../http/openapi'
import {
  category,
  tour,
  tourCard,
  tourExtra,
  tourListQuery,
  tourParams,
} from '../../contracts/tours'

/** The calls of tours.routes.ts. */
export const toursOperations: Operation[] = [
  {
    method: 'get',
    path: '/forum',
    summary: 'Tours for cards; status -1 (all, also hidden) is for super users',
    tag: 'tours',
    query: tourListQuery,
    answers: { 200: z.array(tourCard), 204: null, 304: null },
    errors: ['PlzLogin', 'SessionExpired', 'AdminOnly'],
  },
  {
    method: 'get',
    path: '/forum/byId/{id}',
    summary: 'One tour',
    tag: 'tours',
    params: tourParams,
    answers: { 200: tour },
    errors: ['SessionExpired'],
  },
  {
    method: 'get',
    path: '/forum/extra/{id}',
    summary: 'One tour with itinerary and inclusions',
    tag: 'tours',
    params: tourParams,
    answers: { 200: tourExtra },
    errors: ['SessionExpired'],
  },
  {
    method: 'get',
    path: '/categories',
    summary: 'Regions',
    tag: 'tours',
    answers: { 200: z.array(category) },
  },
]

import { z } from 'zod'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown-limits'
import type { Operation } from '../../http/openapi'
import {
  adminTour,
  binnedItinerary,
  doneOrder,
  doneTour,
  mainImageChange,
  newTour,
  tourChange,
  tourExtraChange,
  tourImages,
  tourOfBin,
  tourOrder,
  tourSummary,
} from '../../contracts/tours-admin'
import { tourParams } from '../../contracts/tours'

const write = { method: 'post', tag: 'tours', needs: 'super' } as const

/** The calls of tours.admin-routes.ts. */
export const toursAdminOperations: Operation[] = [
  {
    ...write,
    path: '/forum',
    summary: 'Create a hidden tour',
    body: newTour,
    answers: { 200: adminTour },
    errors: ['TourNameInUse', 'TourNameInvalid'],
  },
  {
    ...write,
    path: '/forum/update',
    summary: 'Change fields of a tour; 409 carries the stored tour in `current`',
    body: tourChange,
    answers: { 200: adminTour },
    errors: ['NotFound', 'EditConflict', 'TourNameInUse', 'TourNameInvalid', ...MARKDOWN_REFUSALS],
    extras: { EditConflict: { current: adminTour } },
  },
  {
    ...write,
    path: '/forum/updateextra',
    summary: 'Change itinerary and inclusions; 409 carries the stored tour in `current`',
    body: tourExtraChange,
    answers: { 200: adminTour },
    errors: ['NotFound', 'EditConflict', 'ImageUrlForeign', 'VideoInvalid', ...MARKDOWN_REFUSALS],
    extras: { EditConflict: { current: adminTour } },
  },
  {
    ...write,
    path: '/forum/mainImg',
    summary: 'Choose the main picture',
    body: mainImageChange,
    answers: { 200: adminTour },
    errors: ['NotFound', 'NotAnImageOfTour'],
  },
  {
    ...write,
    path: '/forum/sort',
    summary: 'Put the tours into an order',
    body: tourOrder,
    answers: { 200: doneOrder },
  },
  {
    ...write,
    path: '/forum/restore',
    summary: 'Take a tour out of the bin',
    body: tourOfBin,
    answers: { 200: adminTour },
    errors: ['NotFound', 'TourNameInUse'],
  },
  {
    ...write,
    path: '/file/deleteByForumId',
    needs: 'fresh super',
    summary: 'Put the whole itinerary and its pictures into the bin',
    body: tourOfBin,
    answers: { 200: binnedItinerary },
    errors: ['NotFound'],
  },
  {
    method: 'get',
    path: '/forum/getImg/{id}',
    summary: 'Every picture that a tour uses',
    tag: 'tours',
    needs: 'super',
    params: tourParams,
    answers: { 200: tourImages },
  },
  {
    method: 'get',
    path: '/admin/tours',
    summary: 'The tours that are not in the bin, as the desk lists them',
    tag: 'tours',
    needs: 'super',
    answers: { 200: z.array(tourSummary) },
  },
  {
    method: 'get',
    path: '/admin/tours/{id}',
    summary: 'A tour as its editor shows it',
    tag: 'tours',
    needs: 'super',
    params: tourParams,
    answers: { 200: adminTour },
  },
  {
    method: 'delete',
    path: '/forum/{id}',
    summary: 'Put a tour into the bin',
    tag: 'tours',
    needs: 'fresh super',
    params: tourParams,
    answers: { 200: doneTour },
  },
]

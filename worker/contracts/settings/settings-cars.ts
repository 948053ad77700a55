import { z } from 'zod'
import { text, focus, photo } from './settings-fields'
import { line } from '../text/text-schemas'

const inTwo = z.strictObject({ kr: text(400), ca: text(400) })

/** Cars are shown in Korean and English only. */
export const car = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: inTwo,
  photo,
  focus,
  alt: z.strictObject({ kr: line(200), ca: line(200) }).default({ kr: '', ca: '' }),
  seats: z.int().min(1).max(60),
  remarks: inTwo,
})

export const carSettings = z.array(car).max(20)

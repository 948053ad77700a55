import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi } from '../../../web/platform/api/api'
import { challengeQuery } from '../../../web/platform/api/challenge'
import { createQueryClient } from '../../../web/platform/api/query-client'

beforeEach(() => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  focusManager.setFocused(undefined)
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
})

it('the sum question is renewed before it expires after half an hour, also in a background tab', async () => {
  let requests = 0
  const api = createApi('https://moraine.example', () => {
    requests += 1
    return Promise.resolve(Response.json({ a: requests, b: 1, token: String(requests) }))
  })
  focusManager.setFocused(false)
  const observer = new QueryObserver(createQueryClient(api, 0), challengeQuery)
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(31 * 60 * 1000)
  expect(observer.getCurrentResult().data?.token).toBe('2')
  stop()
})

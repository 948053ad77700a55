import type { NewStory, StoryEnd } from '../../../../worker/contracts/board/stories'
import { keyed, readJson } from '../../../platform/api/api'
import { byPid, guestOf } from '../trip.api'
import type { GuestCall } from '../use-act'

export const tellStory: GuestCall<{ pid: string; story: NewStory }> = (
  client,
  { pid, story },
  requestKey,
) => readJson(guestOf(client).story.$post({ ...byPid(pid), json: story }, keyed(requestKey)))

export const endStory: GuestCall<{ pid: string } & StoryEnd> = (client, { pid, keepsText }) =>
  readJson(guestOf(client).story.end.$post({ ...byPid(pid), json: { keepsText } }))

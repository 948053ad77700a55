import { describe, expect, it } from 'vitest'
import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'
import { ApiError } from '../../../web/platform/api/api'
import { RefusedPicture } from '../../../worker/contracts/media/pictures/refused-picture'
import { UploadQueue } from '../../../web/desk/images/upload-queue'

const lost = () => new ApiError(0, { code: 'Offline' })
const present = (filename: string) => {
  const body = { code: 'ImagePresent', filename }
  return new ApiError(409, body)
}
const file = (name: string) => new File(['x'], name)

type Answer = 'arrives' | (() => Error)

/** A queue whose sends are answered in turn, and a log of events. */
function aQueue(answers: Record<string, Answer[]> = {}, known: string[] = []) {
  const sent: string[] = []
  const arrived: string[] = []
  const pauses: number[] = []
  const queue = new UploadQueue({
    prepare: (chosen) =>
      chosen.name.endsWith('.pdf')
        ? Promise.reject(new RefusedPicture('isPdf'))
        : Promise.resolve(chosen),
    send: ({ file: chosen, isOnlyIfNew, signal }) => {
      signal.throwIfAborted()
      sent.push(isOnlyIfNew ? chosen.name : `${chosen.name} anyway`)
      const answer = answers[chosen.name]?.shift() ?? 'arrives'
      const image: UploadedImage = { fileName: chosen.name, url: '', width: 1, height: 1 }
      return answer === 'arrives' ? Promise.resolve(image) : Promise.reject(answer())
    },
    isKnown: (filename) => known.includes(filename),
    onDone: (image) => arrived.push(image.fileName),
    pause: (ms) => {
      pauses.push(ms)
      return Promise.resolve()
    },
  })
  const states = () => queue.uploads.map((upload) => `${upload.file.name} ${upload.state}`)
  const settled = () =>
    expect
      .poll(() => queue.uploads.some(({ state }) => !['failed', 'present'].includes(state)))
      .toBe(false)
  return { queue, sent, arrived, pauses, states, settled }
}

describe('the upload queue', () => {
  it('sends one after the other in the order of choice', async () => {
    const { queue, arrived, settled } = aQueue()
    queue.add(['c', 'a', 'b'].map(file))
    await settled()
    expect(arrived).toEqual(['c', 'a', 'b'])
  })

  it('goes on by itself after a lost connection, waiting longer each time, and keeps the order', async () => {
    const { queue, sent, arrived, pauses, settled } = aQueue({ b: [lost, lost, lost] })
    queue.add(['a', 'b', 'c'].map(file))
    await settled()
    expect(sent).toEqual(['a', 'b', 'b', 'b', 'b', 'c'])
    expect(arrived).toEqual(['a', 'b', 'c'])
    expect(pauses).toEqual([1000, 2000, 4000])
  })

  it('gives up on a server that keeps failing, offers another try and sends the others', async () => {
    const away = () => new ApiError(503, { code: 'Unavailable' })
    const { queue, arrived, states, settled } = aQueue({ a: Array.from({ length: 5 }, () => away) })
    queue.add(['a', 'b'].map(file))
    await settled()
    expect(states()).toEqual(['a failed'])
    expect(arrived).toEqual(['b'])
    queue.retry(queue.uploads[0]!.id)
    await settled()
    expect(arrived).toEqual(['b', 'a'])
  })

  it('sends no file that can never be an image', async () => {
    const { queue, sent, states, settled } = aQueue()
    queue.add(['a.pdf', 'b'].map(file))
    await settled()
    expect(sent).toEqual(['b'])
    expect(states()).toEqual(['a.pdf failed'])
    expect(queue.uploads[0]?.failure).toBeInstanceOf(RefusedPicture)
  })

  it('asks about a file that is there already, and adds it when told to', async () => {
    const { queue, sent, arrived, states, settled } = aQueue({ a: [() => present('old')] }, ['old'])
    queue.add(['a', 'b'].map(file))
    await settled()
    expect(states()).toEqual(['a present'])
    expect(queue.uploads[0]?.present).toBe('old')
    queue.addAnyway(queue.uploads[0]!.id)
    await settled()
    expect(sent).toEqual(['a', 'b', 'a anyway'])
    expect(arrived).toEqual(['b', 'a'])
  })

  it('knows a file that arrived although its answer was lost', async () => {
    const { queue, states, settled } = aQueue({ a: [lost, () => present('new')] })
    queue.add([file('a')])
    await settled()
    expect(states()).toEqual([])
    const other = aQueue({ a: [lost, () => present('old')] }, ['old'])
    other.queue.add([file('a')])
    await other.settled()
    expect(other.states()).toEqual(['a present'])
  })

  it('drops a file that is cancelled', async () => {
    const { queue, arrived, settled } = aQueue()
    queue.add(['a', 'b', 'c'].map(file))
    queue.cancel(queue.uploads[1]!.id)
    await settled()
    expect(arrived).toEqual(['a', 'c'])
  })
})

import type { TourExtra } from '../../worker/contracts/tours/tours'

/** What the tour editor and the preview in its frame say to each other, on the same origin. */
type PreviewMessage = { about: 'preview.ready' } | { about: 'preview.tour'; tour: TourExtra }

/** Sends to the frame, or to the page around it. */
export function postPreview(to: Window | null | undefined, message: PreviewMessage): void {
  to?.postMessage(message, location.origin)
}

/** Calls `receive` with each message of exactly that window. Returns what ends it. */
export function onPreviewMessage(
  from: () => Window | null | undefined,
  receive: (message: PreviewMessage) => void,
): () => void {
  const listen = ({ origin, source, data }: MessageEvent<Partial<PreviewMessage> | null>) => {
    if (origin !== location.origin || source === null || source !== from()) return
    if (data?.about === 'preview.ready' || data?.about === 'preview.tour')
      receive(data as PreviewMessage)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

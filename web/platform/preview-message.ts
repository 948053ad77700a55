import type { TourExtra } from '../../worker/contracts/tours/tours'

/** Messages between the tour editor and the preview in its frame, on the same origin. */
type PreviewMessage = { about: 'preview.ready' } | { about: 'preview.tour'; tour: TourExtra }

/** Posts to the frame, or to its parent. */
export function postPreview(to: Window | null | undefined, message: PreviewMessage): void {
  to?.postMessage(message, location.origin)
}

/** Calls `receive` with each message from exactly that window. Returns the unsubscribe function. */
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

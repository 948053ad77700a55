import { onDemand } from './on-demand'
import type { QrDrawingProps } from './qr-drawing'

/** Drawn in the browser; its space is reserved until then. */
export const QrCode = import.meta.env.SSR
  ? QrPlace
  : onDemand(async () => (await import('./qr-drawing')).QrDrawing, { waiting: QrPlace })

function QrPlace({ className = '' }: QrDrawingProps) {
  return <div className={`aspect-square w-full ${className}`} />
}

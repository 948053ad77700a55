const SIDE_PX = 256
const QUALITY = 0.85

/** Crops to a small upright square without EXIF data. @throws if the file cannot be decoded */
export async function squareImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const side = Math.min(bitmap.width, bitmap.height)
    const x = Math.floor((bitmap.width - side) / 2)
    const y = Math.floor((bitmap.height - side) / 2)
    const canvas = new OffscreenCanvas(SIDE_PX, SIDE_PX)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, x, y, side, side, 0, 0, SIDE_PX, SIDE_PX)
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
    return new File([webp], 'avatar', { type: webp.type })
  } finally {
    bitmap.close()
  }
}

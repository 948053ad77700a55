export const pictures: Record<string, { alt: { kr: string; ca: string; cn: string }; width: number; height: number }> =
  {}

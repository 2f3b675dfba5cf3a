import { DRAFT_LIMITS, LIMITS } from '@hiring/contract';

/** Byte limit per page, with space for the PDF's own data. */
const pageBytes = LIMITS.cvBytes / DRAFT_LIMITS.photos - 20_000;
const QUALITIES = [0.82, 0.7, 0.55, 0.4];
const SCALES = [1, 0.75, 0.55];

function draw(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const fit = Math.min(1, DRAFT_LIMITS.photoSide / Math.max(picture.width, picture.height)) * scale;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * fit));
  canvas.height = Math.max(1, Math.round(picture.height * fit));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // A transparent picture would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * Converts a photo to a page: upright, at most 2000 pixels on its longer side, small enough for ten of them, and
 * without the camera's metadata of place and time. Null when the browser cannot decode it.
 */
export async function scalePhoto(photo: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  try {
    let smallest: Blob | null = null;
    for (const scale of SCALES) {
      const canvas = draw(picture, scale);
      for (const quality of QUALITIES) {
        smallest = await encode(canvas, quality);
        if (smallest && smallest.size <= pageBytes) return smallest;
      }
    }
    return smallest;
  } finally {
    picture.close();
  }
}

import { DRAFT_LIMITS, LIMITS } from '@hiring/contract';

/** Room for what the document adds, and for every page to have its part. */
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
  // A transparent picture would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * A photo as a page: upright, at most 2000 points on its longer side, light enough for ten of them, and without what
 * the camera wrote about place and time. Null when the browser cannot read it.
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

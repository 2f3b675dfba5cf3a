import { offlineProblem, toProblem } from '../../lib/api';

const FALLBACK_NAME = 'Mis_datos.zip';
/** Long enough for the browser to have begun to save it. */
const KEEP_MS = 60_000;

/**
 * Fetches the copy of the viewer's data and hands it to the browser to save. Throws `ApiProblem` for a refusal and for
 * a connection that breaks off, also half way.
 */
export async function downloadCopy(onProgress: (bytes: number) => void): Promise<void> {
  const response = await fetch('/api/privacy/export', { method: 'POST' }).catch(() => {
    throw offlineProblem();
  });
  if (!response.ok || !response.body) throw toProblem(response.status, await response.text());
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw offlineProblem();
    });
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    onProgress(bytes);
  }
  save(new Blob(chunks, { type: 'application/zip' }), nameOf(response));
}

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? FALLBACK_NAME;

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

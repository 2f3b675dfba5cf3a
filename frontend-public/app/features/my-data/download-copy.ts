import { ApiProblem } from '@hiring/contract/api-problem';
import { fileName } from '@hiring/contract/files';
import { api } from '../../lib/api';
import { OFFLINE } from '../../lib/offline';

const FALLBACK_NAME = 'Mis_datos.zip';
/** Long enough for the browser to have begun to save it. */
const KEEP_MS = 60_000;

/**
 * Fetches the copy of the viewer's data and hands it to the browser to save. Throws `ApiProblem` for a refusal and for
 * a connection that breaks off, also half way.
 */
export async function downloadCopy(onProgress: (bytes: number) => void): Promise<void> {
  const response = await api.response('post', '/api/privacy/export');
  if (!response.body) throw new ApiProblem(OFFLINE, 0);
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiProblem(OFFLINE, 0);
    });
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    onProgress(bytes);
  }
  save(new Blob(chunks, { type: 'application/zip' }), fileName(response) ?? FALLBACK_NAME);
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

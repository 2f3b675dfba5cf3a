import { ApiProblem } from '@hiring/contract/api-problem';
import { fileName, saveFile } from '@hiring/contract/files';
import { api } from '../../lib/api';
import { OFFLINE } from '../../lib/offline';

const FALLBACK_NAME = 'Mis_datos.zip';

/**
 * Downloads a copy of the viewer's data and saves it through the browser. Throws `ApiProblem` for a refusal and for a
 * connection that breaks, even half way.
 */
export async function downloadCopy(onProgress: (bytes: number) => void): Promise<void> {
  const response = await api.response('post', '/api/privacy/export');
  if (!response.body) throw new ApiProblem(OFFLINE(), 0);
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiProblem(OFFLINE(), 0);
    });
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    onProgress(bytes);
  }
  saveFile({
    name: fileName(response) ?? FALLBACK_NAME,
    file: new Blob(chunks, { type: 'application/zip' }),
  });
}

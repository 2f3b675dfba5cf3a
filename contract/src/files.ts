/** Files that both front ends send and receive. */

type FormPart = string | number | Blob | undefined;

/** `bodySerializer` of multipart forms: keeps the body's order, omits blank fields, sends list items one by one. */
export function asForm(body: Readonly<Record<string, FormPart | readonly FormPart[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of [value].flat()) {
      if (part !== undefined && part !== '')
        form.append(name, typeof part === 'number' ? String(part) : part);
    }
  }
  return form;
}

/** Bytes of a request on their way. */
export interface Progress {
  sent: number;
  total: number;
}

export interface UploadWatch {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Enough for 5 MB on a slow connection; a retry is safe. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** fetch for uploads, with XMLHttpRequest because it reports progress. */
const withProgress =
  (onProgress: (progress: Progress) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    // Cancelled while the file was read.
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest();
      upload.open(request.method, request.url);
      request.headers.forEach((value, name) => upload.setRequestHeader(name, value));
      upload.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
      upload.onload = () => resolve(new Response(upload.responseText || null, { status: upload.status }));
      upload.timeout = UPLOAD_TIMEOUT_MS;
      upload.onerror = () => reject(new TypeError('The connection was lost'));
      upload.ontimeout = upload.onerror;
      upload.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
      request.signal.addEventListener('abort', () => upload.abort());
      upload.send(body);
    });
  };

/** Options of an upload with progress and cancellation. */
export const uploading = ({ signal, onProgress }: UploadWatch) => ({
  bodySerializer: asForm,
  fetch: withProgress(onProgress),
  signal,
});

/** The name that the server gives a file. */
export const fileName = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];

/** A file, and its name. */
export interface Downloaded {
  name: string;
  file: Blob;
}

/** Hands a file to the browser to save. */
export function saveFile({ name, file }: Downloaded): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

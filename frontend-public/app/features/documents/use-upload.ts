import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../lib/api';
import { tooHeavy } from '../../lib/file-size';
import { sendFile } from '../../lib/send-file';

export interface UploadTarget {
  path: string;
  field: string;
  extensions: readonly string[];
  maxBytes: number;
  onSent: () => void;
}

type State =
  | { phase: 'idle' }
  | { phase: 'sending'; file: File; share: number }
  /** `file` is kept for a retry; null when it can never be sent. */
  | { phase: 'failed'; file: File | null; message: string };

/** A first look at the chosen file; the server looks at its content. */
function fileError(file: File, { extensions, maxBytes }: UploadTarget): string | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) {
    const allowed = extensions.map((name) => `.${name}`).join(', ');
    return `«${file.name}» no se puede enviar. Elige un archivo ${allowed}.`;
  }
  if (file.size > maxBytes) {
    return tooHeavy(file.size, maxBytes);
  }
  return file.size === 0 ? 'El archivo está vacío. Elige otro.' : null;
}

/** Sends a file as soon as it is chosen, with real progress; what failed can be tried again. */
export function useUpload(target: UploadTarget) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    const wrong = fileError(file, target);
    if (wrong) return setState({ phase: 'failed', file: null, message: wrong });
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'sending', file, share: 0 });
    try {
      await sendFile({
        ...{ path: target.path, field: target.field, file, signal: controller.signal },
        onProgress: (share) => setState({ phase: 'sending', file, share }),
      });
      setState({ phase: 'idle' });
      target.onSent();
    } catch (error) {
      if (controller.signal.aborted) setState({ phase: 'idle' });
      else setState({ phase: 'failed', file, message: problemText(error) });
    }
  }

  return { state, send, cancel: () => running.current?.abort() };
}

import { t } from '@lingui/core/macro';
import { listText } from '@hiring/contract';
import { uploading } from '@hiring/contract/files';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../lib/api';
import { fileError } from '../../lib/chosen-file';
import { isolated } from '../../ui/isolated';

export interface UploadTarget {
  put: (file: File, options: ReturnType<typeof uploading>) => Promise<unknown>;
  extensions: readonly string[];
  maxBytes: number;
  onSent: () => void;
}

type State =
  | { phase: 'idle' }
  | { phase: 'sending'; file: File; share: number }
  /** `file` is kept for a retry; null when it can never be accepted. */
  | { phase: 'failed'; file: File | null; message: string };

/** Uploads a file as soon as it is chosen, with real progress; a failed upload can be retried. */
export function useUpload(target: UploadTarget) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    const allowed = listText(target.extensions.map((name) => `.${name}`));
    const wrong = fileError(file, {
      ...target,
      otherKind: (chosen) => {
        const name = isolated(chosen);
        return t`«${name}» no se puede enviar. Elige un archivo ${allowed}.`;
      },
    });
    if (wrong) return setState({ phase: 'failed', file: null, message: wrong });
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'sending', file, share: 0 });
    try {
      const options = uploading({
        signal: controller.signal,
        onProgress: ({ sent, total }) =>
          setState({ phase: 'sending', file, share: total > 0 ? sent / total : 0 }),
      });
      await target.put(file, options);
      setState({ phase: 'idle' });
      target.onSent();
    } catch (error) {
      if (controller.signal.aborted) setState({ phase: 'idle' });
      else setState({ phase: 'failed', file, message: problemText(error) });
    }
  }

  return { state, send, cancel: () => running.current?.abort() };
}

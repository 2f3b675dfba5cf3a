import type { Progress } from '@hiring/contract/files';
import { useRef, useState } from 'react';

interface Upload {
  name: string;
  progress: Progress;
}

/** The upload in progress; a new one cancels the one before. */
export function useCvProgress() {
  const [upload, setUpload] = useState<Upload | null>(null);
  const request = useRef<AbortController>(undefined);

  function begin(name: string) {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setUpload({ name, progress: { sent: 0, total: 0 } });
    const onProgress = (progress: Progress) => setUpload({ name, progress });
    return { signal: controller.signal, onProgress };
  }

  const end = () => setUpload(null);

  function cancel() {
    request.current?.abort();
    end();
  }

  return { upload, begin, end, cancel };
}

import { asForm } from '@hiring/contract/files';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type CvUpload, nextToSend, waitingAgain, withFiles } from './cvQueue';
import { api, at, reasonOf } from '../../../providers/api';
import { readAgain } from '../../../providers/freshness';

export const draftsKey = (id: string) => ['cv-drafts', id] as const;

/** Sends CVs to a folder, three at a time; one that fails can be sent again and holds up no other. */
export function useCvUploads(id: string) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly CvUpload[]>([]);
  const next = useRef(0);
  /** Keys of files that are being sent: no file is sent twice. */
  const taken = useRef(new Set<number>());

  useEffect(() => {
    const change = (key: number, changes: Partial<CvUpload>) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
    for (const { key, file } of nextToSend(uploads, taken.current)) {
      taken.current.add(key);
      change(key, { state: 'sending' });
      api.post('/api/imports/{id}/cvs', { ...at(id), body: { cv: file }, bodySerializer: asForm }).then(
        () => {
          change(key, { state: 'done' });
          void readAgain(client, ['cv-drafts', 'imports']);
        },
        (error: unknown) => change(key, { state: 'failed', reason: reasonOf(error) }),
      );
    }
  }, [uploads, client, id]);

  const add = (files: readonly File[]) => {
    const first = next.current;
    next.current += files.length;
    setUploads((all) => withFiles(all, files, first));
  };
  const retry = (key: number) => {
    taken.current.delete(key);
    setUploads((all) => waitingAgain(all, key));
  };
  const dismiss = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));
  return { uploads, add, retry, dismiss };
}

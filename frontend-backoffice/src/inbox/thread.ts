import '../i18n/inbox';
import type { ThreadBox } from '@hiring/contract';
import { api, at, type Schemas, useRead, useWrite } from '../providers/api';

export type Thread = Schemas['ThreadRow'];
export type Desk = Schemas['ThreadDesk'];
type Change = Omit<Schemas['ChangeThreadRequest'], 'version'>;

export const INBOX = '/threads';
export const threadAddress = (id: string): string => `${INBOX}/${id}/show`;

export interface InboxFilters {
  bandeja: ThreadBox;
  q: string;
}

/** Who answers a conversation, and what has been settled about it. */
export const useDesk = (id: string) =>
  useRead(['thread-desk', id], () => api.get('/api/threads/{id}/desk', at(id)));

/** Changes what is settled; a colleague's change meanwhile is said, and shown. */
export const useDeskWrite = (desk: Pick<Desk, 'id' | 'version'> | undefined, done?: string) =>
  useWrite(
    (change: Change) =>
      api.patch('/api/threads/{id}', at(desk?.id ?? '', { ...change, version: desk?.version ?? 0 })),
    {
      changes: ['threads'],
      ...(done && { done }),
    },
  );

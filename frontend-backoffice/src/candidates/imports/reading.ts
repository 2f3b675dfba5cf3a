import { asForm } from '@hiring/contract/files';
import { useNavigate } from 'react-router-dom';
import { api, type Schemas, useWrite } from '../../providers/api';
import { importAddress, useShowImport } from './types';

export type Reading = Schemas['ImportReading'];
export type ChosenReading = Partial<Pick<Schemas['ImportUploadRequest'], 'codificacion' | 'fila_cabecera'>>;

interface Read {
  file: File;
  reading: Reading;
}

/** The files sent since the page was loaded, by import: the server keeps none, and needs it to read it otherwise. */
const READ = new Map<string, Read>();

export const readOf = (id: string): Read | undefined => READ.get(id);

/** Sends a table; with `instead` that of an earlier reading goes. */
export function useTableUpload(instead?: string) {
  const navigate = useNavigate();
  const show = useShowImport();
  return useWrite(
    async ({ file, ...chosen }: { file: File } & ChosenReading) => {
      const answer = await api.post('/api/imports', {
        body: { archivo: file, ...chosen },
        bodySerializer: asForm,
      });
      if (instead !== undefined) {
        await api.delete('/api/imports/{id}', { params: { path: { id: instead } } });
        READ.delete(instead);
      }
      READ.set(answer.id, { file, reading: answer.lectura });
      return answer;
    },
    {
      then: (detail) => {
        show(detail);
        void navigate(importAddress(detail.id), { replace: instead !== undefined });
      },
      notifies: false,
    },
  );
}

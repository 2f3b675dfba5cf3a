import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Ago } from '../../ui/display/text';
import { api, useRead } from '../../providers/api';
import type { CandidateRow } from '../useCandidate';

/** The newest notes of the people of this page: one request, however many rows ask. */
function useNewestNotes() {
  const { data: rows = [] } = useListContext<CandidateRow>();
  const candidatos = rows.map(({ id }) => id).join(',');
  return useRead(
    ['notes', 'newest', candidatos],
    () => api.get('/api/notes/newest', { params: { query: { candidatos } } }),
    { enabled: candidatos !== '', placeholderData: (before) => before },
  );
}

/** What HR noted last about a person, and when. */
export function NewestNote({ of }: { of: string }) {
  const note = useNewestNotes().data?.find(({ candidato_id }) => candidato_id === of);
  if (!note) return null;
  return (
    <>
      <Typography variant="body2" noWrap title={note.linea}>
        {note.linea}
      </Typography>
      <Typography variant="hint">
        <Ago value={note.created_at} />
      </Typography>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { NewNote } from './NewNote';
import { NoteItem } from './NoteItem';
import { RestoreNote } from './RestoreNote';
import { type Note, useNotes } from './useNotes';

function Written({ candidateId, onRemoved }: { candidateId: string; onRemoved: (note: Note) => void }) {
  const { data, error, isPending, refetch } = useNotes(candidateId);
  if (isPending) return <ListSkeleton rows={3} />;
  if (!data) {
    return (
      <StateMessage
        alert
        title="No se pudieron cargar las notas"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Reintentar
          </Button>
        }
      >
        {reasonOf(error)}
      </StateMessage>
    );
  }
  if (data.length === 0) {
    return <StateMessage title="Sin notas">Lo que anotes aquí lo lee el equipo de selección.</StateMessage>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((note) => (
        <NoteItem key={note.id} note={note} onRemoved={onRemoved} />
      ))}
    </Box>
  );
}

/** What HR notes about a person for itself. */
export function CandidateNotes({ candidateId }: { candidateId: string }) {
  const [removed, setRemoved] = useState<Note | null>(null);
  return (
    <>
      <NewNote candidateId={candidateId} />
      <Box sx={{ mt: 2.5 }}>
        {removed && <RestoreNote note={removed} onRestored={() => setRemoved(null)} />}
        <Written candidateId={candidateId} onRemoved={setRemoved} />
      </Box>
    </>
  );
}

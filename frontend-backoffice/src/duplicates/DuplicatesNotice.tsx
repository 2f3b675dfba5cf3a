import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { MergedNotice } from './MergedNotice';
import { useDuplicates } from './useDuplicates';
import { later } from '../ui/later';

const CompareDialog = later(() => import('./CompareDialog'), 'CompareDialog');

/** Says in the record that the same person may have another one, and which ones went into it. */
export function DuplicatesNotice({ candidateId }: { candidateId: string }) {
  // A record is read all the same when this cannot be: the notice is a help and shows no failure of its own.
  const { data } = useDuplicates(candidateId);
  const [comparing, setComparing] = useState(false);
  if (!data || data.duplicados.length + data.fusiones.length === 0) return null;
  const { duplicados } = data;
  return (
    <Box sx={{ display: 'grid', gap: 1, px: { xs: 2, sm: 3 }, pb: 1.5, flexShrink: 0 }}>
      {duplicados.length > 0 && (
        <Alert
          severity="warning"
          role="status"
          action={
            <Button color="inherit" size="small" onClick={() => setComparing(true)}>
              Comparar
            </Button>
          }
        >
          Posibles duplicados: {duplicados.length === 1 ? 'otra ficha' : `otras ${duplicados.length} fichas`}
        </Alert>
      )}
      {data.fusiones.map((merge) => (
        <MergedNotice key={merge.id} merge={merge} />
      ))}
      {comparing && (
        <CompareDialog esta={data.esta} duplicados={duplicados} onClose={() => setComparing(false)} />
      )}
    </Box>
  );
}

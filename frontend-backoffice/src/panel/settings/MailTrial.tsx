import SendOutlined from '@mui/icons-material/SendOutlined';
import { Alert, Box, Button, FormHelperText } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { reasonOf } from '../../providers/problem';

/** Sends a message to oneself over the server that is set, and says how that server answered. */
export function MailTrial() {
  const provider = useDataProvider<HiringDataProvider>();
  // What is tried is what is saved.
  const { isDirty } = useFormState();
  const trial = useMutation({ mutationFn: () => provider.tryMailServer() });
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<SendOutlined />}
        disabled={trial.isPending || isDirty}
        onClick={() => trial.mutate()}
        sx={{ minHeight: 44 }}
      >
        {trial.isPending ? 'Enviando...' : 'Enviar prueba'}
      </Button>
      {isDirty && (
        <FormHelperText sx={{ mt: 0 }}>Guarda los cambios antes de enviar la prueba.</FormHelperText>
      )}
      <Box aria-live="polite" sx={{ width: '100%' }}>
        {trial.data && !trial.isPending && (
          <Alert severity={trial.data.accepted ? 'success' : 'error'}>{trial.data.detail}</Alert>
        )}
        {trial.error && !trial.isPending && <Alert severity="error">{reasonOf(trial.error)}</Alert>}
      </Box>
    </Box>
  );
}

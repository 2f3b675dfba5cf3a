import { Box, Button } from '@mui/material';
import { SETTING_LENGTH } from '@hiring/contract';
import { useState } from 'react';
import { TextInput, useRecordContext } from 'react-admin';
import type { Settings } from '../../providers/calls/settings';
import { useWrite } from '../../providers/useWrite';
import { FormDialog } from '../../ui/FormDialog';

const MASK = '••••••••••••';

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const write = useWrite((provider, password: string) => provider.saveMailPassword(password), {
    reads: ['config'],
    done: 'Contraseña SMTP guardada',
    tells: false,
  });
  const save = async ({ smtp_password = '' }: { smtp_password?: string }) => {
    await write.mutateAsync(smtp_password);
    onClose();
  };
  return (
    <FormDialog title="Cambiar contraseña SMTP" maxWidth="xs" save={save} onClose={onClose}>
      <TextInput
        source="smtp_password"
        label="Contraseña nueva"
        type="password"
        autoComplete="new-password"
        helperText="Vacía: se quita la que hay. Si cambias de servidor, habrá que escribirla de nuevo."
        slotProps={{ htmlInput: { maxLength: SETTING_LENGTH } }}
      />
    </FormDialog>
  );
}

/** Write-only: the server never gives it back, so the field is masked and disabled and a dialog writes another one. */
export function SmtpPassword() {
  const settings = useRecordContext<Settings & { id: string }>();
  const [open, setOpen] = useState(false);
  const isSet = settings?.smtp_password_set;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <TextInput
        source="smtp_password_set"
        disabled
        format={(set: boolean) => (set ? MASK : '')}
        placeholder="Sin contraseña"
        helperText={isSet ? 'Se guarda cifrada y no se muestra.' : 'No hay ninguna guardada.'}
        slotProps={{ inputLabel: { shrink: true }, formHelperText: { disabled: false } }}
        sx={{ flex: '1 1 160px' }}
      />
      {!settings?.smtp_locked && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Cambiar contraseña
        </Button>
      )}
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}

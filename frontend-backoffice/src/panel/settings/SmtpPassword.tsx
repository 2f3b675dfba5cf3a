import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { SETTING_LABEL, SETTING_LENGTH } from '@hiring/contract';
import { useState } from 'react';
import { reasonOf, fieldErrorsOf } from '../../providers/problem';
import type { Settings } from '../../providers/calls/settings';
import { EditDialog } from '../../ui/EditDialog';
import { focusFirst } from '../../ui/focusFirst';
import { useSaveSetting } from './useSettings';

const MASK = '••••••••••••';

/** Write-only: the server never gives it back, so the field is masked and disabled and a dialog writes another one. */
export function SmtpPassword({ settings }: { settings: Settings }) {
  const save = useSaveSetting();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { smtp_password_set: isSet, smtp_locked: locked } = settings;

  const close = () => {
    setOpen(false);
    setTyped('');
    setError(null);
  };
  const submit = async () => {
    setSaving(true);
    try {
      await save('smtp_password', typed);
      close();
    } catch (cause) {
      const reason = fieldErrorsOf(cause).smtp_password ?? reasonOf(cause);
      setError(new Error(`Error guardando configuración: ${reason}`));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={SETTING_LABEL.smtp_password}
          disabled
          margin="none"
          value={isSet ? MASK : ''}
          placeholder="Sin contraseña"
          helperText={isSet ? 'Se guarda cifrada y no se muestra.' : 'No hay ninguna guardada.'}
          slotProps={{
            inputLabel: { shrink: true }, // The field is disabled, what is said of it is to be read.
            formHelperText: { disabled: false, sx: { mx: 0 } },
          }}
          sx={{ flex: '1 1 160px' }}
        />
        {!locked && (
          <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 40 }}>
            Cambiar contraseña
          </Button>
        )}
      </Box>
      {open && (
        <EditDialog
          title="Cambiar contraseña SMTP"
          maxWidth="xs"
          error={error}
          saving={saving}
          onSave={() => void submit()}
          onClose={close}
        >
          <TextField
            label="Contraseña nueva"
            type="password"
            autoComplete="new-password"
            margin="none"
            inputRef={focusFirst}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            helperText="Vacía: se quita la que hay. Si cambias de servidor, habrá que escribirla de nuevo."
            slotProps={{ htmlInput: { maxLength: SETTING_LENGTH } }}
          />
        </EditDialog>
      )}
    </Box>
  );
}

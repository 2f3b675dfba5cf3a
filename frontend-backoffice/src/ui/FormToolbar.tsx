import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Button, SaveButton, Toolbar } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

/** react-admin's `Toolbar` with a way back to the saved values. The button is never disabled: it would lose the focus. */
export function FormToolbar({ label, children }: { label?: string; children?: ReactNode }) {
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  return (
    <Toolbar>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%', alignItems: 'center' }}>
        <SaveButton label={label} alwaysEnable icon={<></>} color="secondary" />
        {isDirty && <Button size="medium" label="Descartar cambios" onClick={() => reset()} />}
        <Box sx={{ ml: 'auto' }}>{children}</Box>
      </Box>
    </Toolbar>
  );
}
